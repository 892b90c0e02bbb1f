import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';

/** An id in a body or query, or a list of them with `each`. Converted to lower case, as the database writes it. */
// The Swagger plugin can't look inside this decorator, so the format is stated here.
export const Id = ({ each = false } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'uuid' }),
    IsUUID(undefined, { each }),
    Transform(({ value }: { value: unknown }) => inLowerCase(value)),
  );

/** For comma-separated ids in a query, or the word `any`. */
export const InLowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => inLowerCase(value));

function inLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLowerCase);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

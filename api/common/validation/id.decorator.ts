import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';

/** An id in a body or a query; with `each`, a list of them. From here on it is in lower case, as the database writes it. */
// The contract reads the decorators of others and not what is in one of ours, so it is told the format here.
export const Id = ({ each = false } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'uuid' }),
    IsUUID(undefined, { each }),
    Transform(({ value }: { value: unknown }) => inLowerCase(value)),
  );

/** For the ids in a query that are separated by commas, or the word `any`. */
export const InLowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => inLowerCase(value));

function inLowerCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLowerCase);
  return typeof value === 'string' ? value.toLowerCase() : value;
}

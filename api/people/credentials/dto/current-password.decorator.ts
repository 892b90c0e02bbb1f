import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';

/** The current password as a proof. May be left out, but not null. */
export const CurrentPassword = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 256 }),
    ValidateIf((_, value: unknown) => value !== undefined),
    MaxLength(256),
    IsNotEmpty(),
    IsString(),
  );

import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';

/** The password of now, as a proof. It may be left out, and may not be null: nothing is not a password. */
export const PresentPassword = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: 256 }),
    ValidateIf((_, value: unknown) => value !== undefined),
    MaxLength(256),
    IsNotEmpty(),
    IsString(),
  );

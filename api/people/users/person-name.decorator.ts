import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** A field with a person's name; surrounding spaces are removed. */
export const PersonName = () =>
  applyDecorators(
    Trimmed(),
    Matches(/^\P{Cc}*$/u, { message: 'name must not contain control characters' }),
    MaxLength(120),
    IsNotEmpty(),
    IsString(),
  );

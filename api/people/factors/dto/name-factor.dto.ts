import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** A field for the name of an app or key. */
export const FactorName = () =>
  applyDecorators(
    Trimmed(),
    Matches(/^\P{Cc}*$/u, { message: 'name must not contain control characters' }),
    MaxLength(60),
    IsNotEmpty(),
    IsString(),
  );

export class NameFactorDto {
  /** Its name, such as “my phone”. */
  @FactorName()
  name: string;
}

import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { type ConsentKind, consentKinds } from '../domain/consents.js';

/** A choice about one kind of email or message. */
export class ConsentDto {
  @IsIn(consentKinds)
  kind: ConsentKind;

  @IsBoolean()
  isGiven: boolean;
}

/** A list of choices, one for each kind at most. */
export const ConsentChoices = () =>
  applyDecorators(
    IfGiven(),
    IsArray(),
    ArrayMaxSize(consentKinds.length),
    ArrayUnique(({ kind }: ConsentDto) => kind),
    ValidateNested({ each: true }),
    Type(() => ConsentDto),
  );

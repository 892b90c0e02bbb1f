import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';

/** In characters; the longest of ours has half of it. */
export const MAX_OWN_TEXT = 600;

/** More than any sentence has: Arabic has six for a count. */
const MAX_FORMS = 36;

export class OwnTextDto {
  /** Empty where the sentence has one text only. */
  @IsString()
  @MaxLength(60)
  form: string;

  /** With the values of the standard text by their names, and its tags; null for the standard text. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_OWN_TEXT)
  text: string | null;
}

export class ChangeSentenceDto {
  @ApiLanguage()
  @IsIn(languages)
  language: Language;

  /** Side and area, such as "web/book". */
  @IsString()
  @MaxLength(60)
  area: string;

  @IsString()
  @MaxLength(60)
  name: string;

  /** Forms that are left out get the standard text, too. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_FORMS)
  @ArrayUnique(({ form }: OwnTextDto) => form)
  @ValidateNested({ each: true })
  @Type(() => OwnTextDto)
  texts: OwnTextDto[];
}

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
  /** Empty if the sentence has only one text. */
  @IsString()
  @MaxLength(60)
  form: string;

  /** With the named values and the tags of the standard text; null for the standard text. */
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

  /** Omitted forms also get the standard text. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_FORMS)
  @ArrayUnique(({ form }: OwnTextDto) => form)
  @ValidateNested({ each: true })
  @Type(() => OwnTextDto)
  texts: OwnTextDto[];
}

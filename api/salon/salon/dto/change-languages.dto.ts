import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';

export class SpokenLanguageDto {
  @ApiLanguage()
  @IsIn(languages)
  language: Language;

  /** True if visitors can read the site in it. */
  @IsBoolean()
  isPublic: boolean;
}

export class ChangeLanguagesDto {
  /** The language of URLs without a language prefix. */
  @ApiLanguage()
  @IsIn(languages)
  mainLanguage: Language;

  /** All other languages of the salon, in menu order. */
  @IsArray()
  @ArrayMaxSize(languages.length)
  @ArrayUnique(({ language }: SpokenLanguageDto) => language)
  @ValidateNested({ each: true })
  @Type(() => SpokenLanguageDto)
  others: SpokenLanguageDto[];
}

import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';

export class SpokenLanguageDto {
  @ApiLanguage()
  @IsIn(languages)
  language: Language;

  /** Whether visitors can read the site in it. */
  @IsBoolean()
  isPublic: boolean;
}

export class ChangeLanguagesDto {
  /** The one whose addresses name no language. */
  @ApiLanguage()
  @IsIn(languages)
  mainLanguage: Language;

  /** All others that the salon speaks, in the order of the menu. */
  @IsArray()
  @ArrayMaxSize(languages.length)
  @ArrayUnique(({ language }: SpokenLanguageDto) => language)
  @ValidateNested({ each: true })
  @Type(() => SpokenLanguageDto)
  others: SpokenLanguageDto[];
}

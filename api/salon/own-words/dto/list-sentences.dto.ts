import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';

/** The sentences to list: those that the salon has reworded, or those whose standard wording has changed since. */
export const sentenceFilters = ['own', 'changed'] as const;
export type SentenceFilter = (typeof sentenceFilters)[number];

export class ListSentencesDto extends PageDto {
  @ApiLanguage()
  @IsIn(languages)
  language: Language;

  /** Searches the salon's texts, the standard texts and the English texts. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;

  /** Side and area, such as "web/book". Default: all. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  area?: string;

  /** Default: all. */
  @ApiProperty({ enum: sentenceFilters, required: false })
  @IsOptional()
  @IsIn(sentenceFilters)
  only?: SentenceFilter;
}

import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import type { Language } from '../../../words/types.gen.js';
import { languages } from '../../../words/languages.gen.js';
import { type EditableTextKey, editableTextKeys, longestOf } from '../../site-texts/site-texts.js';

/** Texts of the site, by key. */
export type SiteTextsChange = Partial<Record<EditableTextKey, string | null>>;

/** One field for each text of the site in another language; null takes it away, what is left out stays as it is. */
export class SiteTextsWordsDto {}

export class SiteTextsInEachLanguageDto extends ChangesInEachLanguage(SiteTextsWordsDto) {}

/** One field for each text of the site; null gives it its default again, what is left out stays as it is. */
@ManyValues(editableTextKeys.length * (languages.length + 1) + 100)
export class ChangeSiteTextsDto {
  /** Translations. */
  @IfGiven()
  @ValidateNested()
  @Type(() => SiteTextsInEachLanguageDto)
  words?: SiteTextsInEachLanguageDto;
}

// The catalogue is the list of fields; declaring them here would duplicate it.
for (const key of editableTextKeys) {
  const longest = longestOf(key);
  const rules = [
    ApiProperty({ type: String, nullable: true, required: false, maxLength: longest }),
    IsOptional(),
    Trimmed(),
    IsString(),
    IsNotEmpty(),
    MaxLength(longest),
  ];
  for (const dto of [ChangeSiteTextsDto, SiteTextsWordsDto])
    for (const rule of rules) rule(dto.prototype, key);
}

/** The fields of such a DTO. */
export type ChangedSiteTexts = SiteTextsChange & {
  words?: Partial<Record<Language, SiteTextsChange | null>>;
};

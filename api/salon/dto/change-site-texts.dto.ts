import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { type EditableTextKey, editableTextKeys, longestOf } from '../site-texts.js';

/** One field for each text of the site; null gives it its default again, what is left out stays as it is. */
export class ChangeSiteTextsDto {}

// The catalogue is the list of fields; written out here it would be a second one.
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
  for (const rule of rules) rule(ChangeSiteTextsDto.prototype, key);
}

/** What such a DTO holds. */
export type ChangedSiteTexts = Partial<Record<EditableTextKey, string | null>>;

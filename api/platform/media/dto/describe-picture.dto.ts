import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** The alt text in another language. */
export class PictureWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string | null;
}

export class PictureInEachLanguageDto extends ChangesInEachLanguage(PictureWordsDto) {}

/** Fields that are left out stay as they are. */
export class DescribePictureDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(300)
  alt?: string;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  focusXPercent?: number;

  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  focusYPercent?: number;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => PictureInEachLanguageDto)
  words?: PictureInEachLanguageDto;
}

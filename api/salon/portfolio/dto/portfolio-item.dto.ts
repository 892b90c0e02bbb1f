import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** A piece of work in another language. */
export class PortfolioWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  subtitle?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  title?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(400)
  description?: string | null;
}

export class PortfolioInEachLanguageDto extends ChangesInEachLanguage(PortfolioWordsDto) {}

/** The optional fields of a portfolio item. */
class PortfolioDetailsDto {
  /** The small line above the title. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(40)
  subtitle?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(400)
  description?: string;

  /** One of the salon's own pictures; null to remove it. */
  @IsOptional()
  @Id()
  pictureId?: string | null;

  /** One of the salon's own pictures of how it was before; null to remove it. */
  @IsOptional()
  @Id()
  beforePictureId?: string | null;

  /** The service that visitors book when they want this look; null for none. */
  @IsOptional()
  @Id()
  serviceId?: string | null;

  /** The team member whose work it is; null for none. */
  @IsOptional()
  @Id()
  staffId?: string | null;

  /** New items are visible to visitors by default. */
  @IfGiven()
  @IsBoolean()
  isPublished?: boolean;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => PortfolioInEachLanguageDto)
  words?: PortfolioInEachLanguageDto;
}

export class AddPortfolioItemDto extends PortfolioDetailsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;
}

/** Omitted fields stay unchanged. */
export class ChangePortfolioItemDto extends PortfolioDetailsDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title?: string;
}

export class ArrangePortfolioDto {
  /** Every item once, hidden ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @Id({ each: true })
  ids: string[];
}

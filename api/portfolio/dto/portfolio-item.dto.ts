import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

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
  @IsUUID()
  pictureId?: string | null;

  /** The service that visitors book when they want this look; null for none. */
  @IsOptional()
  @IsUUID()
  serviceId?: string | null;

  /** When it is left out for a new item, visitors see it at once. */
  @IfGiven()
  @IsBoolean()
  isPublished?: boolean;
}

export class AddPortfolioItemDto extends PortfolioDetailsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;
}

/** What is left out stays as it is. */
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
  @IsUUID(undefined, { each: true })
  ids: string[];
}

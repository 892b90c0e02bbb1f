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

/** What may be said of a piece of work beside its title. */
class PortfolioWordsDto {
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

  /** A picture of the salon's own; null to take it away. */
  @IsOptional()
  @IsUUID()
  pictureId?: string | null;

  /** Left out when it is added: visitors see it at once. */
  @IfGiven()
  @IsBoolean()
  isPublished?: boolean;
}

export class AddPortfolioItemDto extends PortfolioWordsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title: string;
}

/** What is left out stays as it is. */
export class ChangePortfolioItemDto extends PortfolioWordsDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  title?: string;
}

export class ArrangePortfolioDto {
  /** Every piece of work once, hidden ones too, in the order in which they are to be shown. */
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}

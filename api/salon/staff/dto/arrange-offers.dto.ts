import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsNumber,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { MAX_PRICE, SegmentDto } from '../../services/dto/service.dto.js';

export class OfferDto {
  @IsUUID()
  staffId: string;

  /** Their own price, in the salon's currency; null or left out for the service's. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(MAX_PRICE)
  price?: number | null;

  /** Their own segments; null or left out for the service's. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => SegmentDto)
  segments?: SegmentDto[] | null;
}

/** A whole team, each member with segments of their own. */
@ManyValues(8_000)
export class ArrangeOffersDto {
  /** All who do the service; one who is left out no longer does. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique((offer: OfferDto | null) => offer?.staffId)
  @ValidateNested({ each: true })
  @Type(() => OfferDto)
  offers: OfferDto[];
}

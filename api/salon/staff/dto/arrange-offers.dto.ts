import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { SegmentDto } from '../../services/dto/service.dto.js';

export class OfferDto {
  @Id()
  staffId: string;

  /** Their own price, in the salon's currency, 0 if it is free; null or omitted for the service's price. */
  @IsOptional()
  @IsAmount({ min: 0, limit: 'price' })
  price?: number | null;

  /** Their own segments; null or omitted for the service's segments. */
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
  /** All team members who do the service; omitted ones no longer do. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique((offer: OfferDto | null) => offer?.staffId)
  @ValidateNested({ each: true })
  @Type(() => OfferDto)
  offers: OfferDto[];
}

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
import { HIGHEST_PRICE, SegmentDto } from '../../services/dto/service.dto.js';

export class OfferDto {
  @IsUUID()
  staffId: string;

  /** What she asks for it, in the salon's currency; null or left out for the price of the service. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(HIGHEST_PRICE)
  price?: number | null;

  /** How she does it; null or left out for the times of the service. */
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(9)
  @ValidateNested({ each: true })
  @Type(() => SegmentDto)
  segments?: SegmentDto[] | null;
}

export class ArrangeOffersDto {
  /** Everybody who does the service; who is left out does it no more. */
  @IsArray()
  @ArrayMaxSize(200)
  @ArrayUnique((offer: OfferDto | null) => offer?.staffId)
  @ValidateNested({ each: true })
  @Type(() => OfferDto)
  offers: OfferDto[];
}

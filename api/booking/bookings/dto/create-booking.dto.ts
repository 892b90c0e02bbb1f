import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { PhoneNumber } from '../../../people/users/phone-number.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';
import { ShownTermsDto } from './change-booking.dto.js';

/** What the client was shown before they confirmed: price, end and people, as a hold returns them. */
export class ShownVisitDto extends ShownTermsDto {
  @IsIn(['fixed', 'from'])
  priceKind: 'fixed' | 'from';

  /** ISO 4217 code of the currency in which the price was shown. */
  @IsString()
  @MaxLength(3)
  currencyCode: string;

  /** Who does each line, in the order of the lines. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5)
  @Id({ each: true })
  staffIds: string[];
}

export class CreateBookingDto extends BookingRequestDto {
  /** The hold to turn into this booking. If it has expired but the time is still free, the booking is made anyway. */
  @IfGiven()
  @Id()
  holdId?: string;

  /** What the client was shown. If anything differs now: 409 `terms-changed` with what the booking would be. */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownVisitDto)
  shown?: ShownVisitDto;

  /** What the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** How the salon can reach the client. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;
}

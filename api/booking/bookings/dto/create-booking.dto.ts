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

/** The terms that the client saw before confirming: price, end and team members, as a hold returns them. */
export class ShownVisitDto extends ShownTermsDto {
  @IsIn(['fixed', 'from'])
  priceKind: 'fixed' | 'from';

  /** ISO 4217 code of the currency shown with the price. */
  @IsString()
  @MaxLength(3)
  currencyCode: string;

  /** The team member of each line, in line order. */
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

  /** The person it is for, if the caller looks after them; left out, it is for the caller. */
  @IfGiven()
  @Id()
  personId?: string;

  /** The terms that the client saw. If anything differs now: 409 `terms-changed` with the new terms. */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownVisitDto)
  shown?: ShownVisitDto;

  /** A note to the salon. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** The client's phone number. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;
}

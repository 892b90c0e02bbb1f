import { IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { PhoneNumber } from '../../../people/users/phone-number.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';

export class CreateBookingDto extends BookingRequestDto {
  /** The hold to turn into this booking. If it has expired but the time is still free, the booking is made anyway. */
  @IfGiven()
  @Id()
  holdId?: string;

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

import { IsString, IsUUID, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { VisitRequestDto } from './hold-time.dto.js';

export class CreateBookingDto extends VisitRequestDto {
  /** The hold this booking makes good. If it has lapsed and the time is still free, the booking is made all the same. */
  @IfGiven()
  @IsUUID()
  holdId?: string;

  /** What the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Where the salon reaches the client. */
  @IfGiven()
  @PhoneNumber()
  phone?: string;
}

import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { VisitRequestDto } from './hold-time.dto.js';

export class CreateBookingDto extends VisitRequestDto {
  /** The hold this booking makes good. If it has lapsed and the time is still free, the booking is made all the same. */
  @IsOptional()
  @IsUUID()
  holdId?: string;

  /** What the salon should know. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Where the salon reaches the client. */
  @IsOptional()
  @PhoneNumber()
  phone?: string;
}

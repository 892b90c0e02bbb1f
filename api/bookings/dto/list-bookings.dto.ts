import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsLocalDate } from '../../common/validation/is-local-date.js';
import { PageDto } from '../../common/validation/page.dto.js';
import { type BookingStatus, bookingStatuses } from '../domain/booking-status.js';

export class ListMyBookingsDto extends PageDto {
  /** Left out: upcoming. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';
}

export class ListBookingsDto extends PageDto {
  /** Local date of the salon. */
  @IsOptional()
  @IsLocalDate()
  day?: string;

  @IsOptional()
  @IsUUID()
  staff?: string;

  @IsOptional()
  @IsIn(bookingStatuses)
  status?: BookingStatus;

  /** Looked for in the client's name, address and number, the reference and the services. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

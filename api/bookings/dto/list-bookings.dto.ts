import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsLocalDate } from '../../common/validation/is-local-date.js';
import { PageDto } from '../../common/validation/page.dto.js';
import { type BookingOrder, bookingOrders, type Direction } from '../bookings.repository.js';
import { type BookingStatus, bookingStatuses } from '../domain/booking-status.js';

export class ListMyBookingsDto extends PageDto {
  /** Left out: upcoming. */
  @IsOptional()
  @IsIn(['upcoming', 'past'])
  when?: 'upcoming' | 'past';
}

export class FindBookingsDto {
  /** Local date of the salon; the same as `from` and `to` of that day. */
  @IsOptional()
  @IsLocalDate()
  day?: string;

  /** First local date; left out, from the beginning. */
  @IsOptional()
  @IsLocalDate()
  from?: string;

  /** Last local date; left out, to the end. */
  @IsOptional()
  @IsLocalDate()
  to?: string;

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

export class ListBookingsDto extends IntersectionType(FindBookingsDto, PageDto) {
  /** Left out: by the start of the visit. */
  @IsOptional()
  @IsIn(bookingOrders)
  sort?: BookingOrder;

  /** Left out: visits of days that were asked for in their order, names from A, anything else the latest or highest first. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  direction?: Direction;
}

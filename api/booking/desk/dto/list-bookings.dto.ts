import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type BookingStatus, bookingStatuses } from '../../booking-records/domain/booking-status.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsTrueOrFalse } from '../../../common/validation/is-true-or-false.js';

const bookingOrders = ['startsAt', 'nearest', 'createdAt', 'client', 'price'] as const;
export type BookingOrder = (typeof bookingOrders)[number];
export type Direction = 'asc' | 'desc';

export class FindBookingsDto {
  /** Local date of the salon; the same as setting `from` and `to` to that day. */
  @IsOptional()
  @IsLocalDate()
  day?: string;

  /** First local date. Default: from the beginning. */
  @IsOptional()
  @IsLocalDate()
  from?: string;

  /** Last local date. Default: to the end. */
  @IsOptional()
  @IsLocalDate()
  to?: string;

  @IsOptional()
  @Id()
  staff?: string;

  @IsOptional()
  @IsIn(bookingStatuses)
  status?: BookingStatus;

  /** Searches the client's name, email address and phone number, the reference and the services. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

export class OrderListDto extends FindBookingsDto {
  /** True for bookings that have begun and are done, missed or cancelled; false for all others. Default: both. */
  @IsOptional()
  @IsTrueOrFalse()
  over?: boolean;
}

export class ExportBookingsDto extends IntersectionType(FindBookingsDto, TableFileDto) {}

export class ListBookingsDto extends IntersectionType(OrderListDto, PageDto) {
  /** `nearest`: upcoming bookings in order, then past ones, latest first. Default: by start. */
  @IsOptional()
  @IsIn(bookingOrders)
  sort?: BookingOrder;

  /** Default: ascending with given days and for names, otherwise descending. Not with `nearest`. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  direction?: Direction;
}

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { type Canceller, cancellers } from '../../booking-records/domain/booking-status.js';
import { SeenVersionDto } from '../../bookings/dto/change-booking.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { MAX_DATES } from '../domain/series-dates.js';
import { DateChangeDto } from './make-series.dto.js';

/** `version` is that of the booking with which the change begins. */
class ChangeSeriesDto extends SeenVersionDto {
  /** The first booking to change; earlier ones stay. */
  @Id()
  from: string;

  /** Emails the client. Default: true. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}

export class MoveSeriesDto extends ChangeSeriesDto {
  /** The new start of that booking: an instant, ISO 8601. Later ones follow at the interval of the series. */
  @IsInstant()
  startsAt: string;

  /** The team member for all later bookings. Default: no change. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** The solution for each new date that is not free. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_DATES)
  @ArrayUnique(({ day }: DateChangeDto) => day)
  @ValidateNested({ each: true })
  @Type(() => DateChangeDto)
  changes?: DateChangeDto[];
}

export class CancelSeriesDto extends ChangeSeriesDto {
  /** A message to the client about it. */
  @IfGiven()
  @IsString()
  @MaxLength(500)
  reason?: string;

  /**
   * The side that cancelled. After the deadline, only the client's own cancellation counts as late. Default: the salon.
   */
  @IfGiven()
  @IsIn(cancellers)
  by?: Canceller;
}

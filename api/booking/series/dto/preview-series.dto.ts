import { IsInt, Max, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { MAX_DATES, MIN_DATES } from '../domain/series-dates.js';

/** A booking that is repeated; `startsAt` is its first date. */
export class SeriesRequestDto extends BookingRequestDto {
  /** The interval in weeks, on the same weekday at the same time of day. */
  @IsInt()
  @Min(1)
  @Max(12)
  everyWeeks: number;

  /** The number of dates, including the first. Either this or `until`. */
  @IfGiven()
  @IsInt()
  @Min(MIN_DATES)
  @Max(MAX_DATES)
  count?: number;

  /** The last possible date, a local date of the salon. */
  @IfGiven()
  @IsLocalDate()
  until?: string;
}

export class PreviewSeriesDto extends SeriesRequestDto {
  /** The account or client record of a known client: dates on which they have another booking are marked. */
  @IfGiven()
  @Id()
  clientId?: string;
}

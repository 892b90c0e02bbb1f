import { IsInt, Max, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { BookingRequestDto } from '../../booking-records/dto/booking-request.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { MAX_DATES, MIN_DATES } from '../domain/series-dates.js';

/** A booking that is repeated; `startsAt` is its first date. */
export class SeriesRequestDto extends BookingRequestDto {
  /** Every so many weeks, on the same weekday at the same time of day. */
  @IsInt()
  @Min(1)
  @Max(12)
  everyWeeks: number;

  /** How many dates there are, the first included. Either this or `until`. */
  @IfGiven()
  @IsInt()
  @Min(MIN_DATES)
  @Max(MAX_DATES)
  count?: number;

  /** The last local date of the salon on which there may be one. */
  @IfGiven()
  @IsLocalDate()
  until?: string;
}

export class PreviewSeriesDto extends SeriesRequestDto {
  /** Of the account or client record, for somebody the salon knows: dates on which they have another booking are shown. */
  @IfGiven()
  @Id()
  clientId?: string;
}

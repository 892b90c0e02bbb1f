import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';

/** A day of one person has fewer visits than this. */
const MAX_SHOWN_VISITS = 200;

export class PreviewDelayDto {
  /** The additional minutes of the visit; a multiple of five. */
  @Type(() => Number)
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(120)
  minutes: number;
}

/** The new time of a visit, as shown to the caller. */
export class ShownDelayDto {
  @Id()
  _id: string;

  /** Its new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;
}

export class DelayBookingDto extends PreviewDelayDto {
  /**
   * `move`: later visits move by as much as needed, all or none. `leave`: they stay, and the visit gets the free
   * minutes before them.
   */
  @IsIn(['move', 'leave'])
  others: 'move' | 'leave';

  /** The version of the booking that the caller saw, so that a double click extends it only once. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** With `move`: the moves that the caller saw. 409 `delay-has-changed` if visits or times differ by now. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_SHOWN_VISITS)
  @ValidateNested({ each: true })
  @Type(() => ShownDelayDto)
  shown?: ShownDelayDto[];

  /** Allows times outside the working hours of those involved, or outside opening hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;

  /** Emails the clients whose visits move. Default: true. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}

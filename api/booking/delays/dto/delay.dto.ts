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
  /** How much longer the visit takes; a multiple of five. */
  @Type(() => Number)
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(120)
  minutes: number;
}

/** Where the caller was shown that a visit goes. */
export class ShownDelayDto {
  @Id()
  _id: string;

  /** Its new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;
}

export class DelayBookingDto extends PreviewDelayDto {
  /**
   * `move`: the visits that it touches move on by as much as they have to, all of them or nothing happens. `leave`: they stay, and
   * the visit gets what is free before them.
   */
  @IsIn(['move', 'leave'])
  others: 'move' | 'leave';

  /** The version of the booking that the caller has seen, so that pressing twice makes it longer once. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /** With `move`: what the caller was shown. 409 `delay-has-changed` if it would be other visits or other times by now. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_SHOWN_VISITS)
  @ValidateNested({ each: true })
  @Type(() => ShownDelayDto)
  shown?: ShownDelayDto[];

  /** Allow time at which those who are needed don't work, or the salon is closed. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;

  /** Whether to email the clients whose visits move. Left out: yes. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}

import {
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../common/validation/is-instant.js';

/** Whoever says which version she has seen is refused when it is not the present one: 409 `stale-change`. */
class SeenVersionDto {
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;
}

export class CancelBookingDto extends SeenVersionDto {
  /** What the salon should know about it. */
  @IfGiven()
  @IsString()
  @MaxLength(500)
  reason?: string;
}

export class MoveBookingDto extends SeenVersionDto {
  /** The new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;

  /** Whether the same people do it, or anyone who can. Left out: the same. */
  @IfGiven()
  @IsIn(['keep', 'any'])
  staff?: 'keep' | 'any';

  /** For the desk: this person does it, all of it or the line that is named. */
  @IfGiven()
  @IsUUID()
  staffId?: string;

  /** For the desk, with `staffId`: the line that changes hands; the others keep theirs. */
  @IfGiven()
  @IsUUID()
  lineId?: string;

  /** For the desk: also when the person does not work then. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;

  /** For the desk: whether the client is told. Left out: she is. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}

export class ResizeBookingDto extends SeenVersionDto {
  /** The line that becomes longer or shorter. */
  @IsUUID()
  lineId: string;

  /**
   * How long the client is there for this line from now on, from its start to its end; a multiple of five. The last
   * active segment takes the difference.
   */
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes: number;

  /** Also when the person does not work then. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ChangeBookingDto extends SeenVersionDto {
  /** What the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;
}

export class MarkBookingDto extends SeenVersionDto {
  /** What happened at the desk. */
  @IsIn(['arrive', 'finish', 'no-show', 'reopen'])
  verb: 'arrive' | 'finish' | 'no-show' | 'reopen';
}

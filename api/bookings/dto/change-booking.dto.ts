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

/** A caller who says which version they have seen is refused when it is no longer current: 409 `stale-change`. */
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

  /** Whether the same team members do it, or anyone who can. Left out: the same. */
  @IfGiven()
  @IsIn(['keep', 'any'])
  staff?: 'keep' | 'any';

  /** For the desk: this person does all of it, or the line that is named. */
  @IfGiven()
  @IsUUID()
  staffId?: string;

  /** For the desk, with `staffId`: the line to reassign; the others keep their team members. */
  @IfGiven()
  @IsUUID()
  lineId?: string;

  /** For the desk: allow a time at which the team member doesn't work. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;

  /** For the desk: whether to email the client. Left out: yes. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;
}

export class ResizeBookingDto extends SeenVersionDto {
  /** The line to make longer or shorter. */
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

  /** Allow a time at which the team member doesn't work. */
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

import { IsIn, IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../common/validation/is-instant.js';

export class CancelBookingDto {
  /** What the salon should know about it. */
  @IfGiven()
  @IsString()
  @MaxLength(500)
  reason?: string;
}

export class MoveBookingDto {
  /** The new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;

  /** Whether the same people do it, or anyone who can. Left out: the same. */
  @IfGiven()
  @IsIn(['keep', 'any'])
  staff?: 'keep' | 'any';
}

export class MarkBookingDto {
  /** What happened at the desk. */
  @IsIn(['arrive', 'finish', 'no-show', 'reopen'])
  verb: 'arrive' | 'finish' | 'no-show' | 'reopen';
}

import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDivisibleBy,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsAmount } from '../../../common/validation/is-amount.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { type Canceller, cancellers } from '../../booking-records/domain/booking-status.js';

/** A caller who says which version they have seen is refused when it is no longer current: 409 `stale-change`. */
export class SeenVersionDto {
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;
}

/** Whether, and when, a change at the desk is told. */
export class NotifyClientDto extends SeenVersionDto {
  /** For the desk: whether to email the client. Left out: yes. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;

  /**
   * For the desk: the email waits for some seconds, in which the change may be taken back. What is then again as the client
   * last heard is not told. Left out: it leaves at once.
   */
  @IfGiven()
  @IsBoolean()
  mayUndo?: boolean;
}

export class CancelBookingDto extends NotifyClientDto {
  /** What the salon should know about it. */
  @IfGiven()
  @IsString()
  @MaxLength(500)
  reason?: string;

  /** For the desk: who cancelled. After the deadline it counts as late for the client only if they did. Left out: the salon. */
  @IfGiven()
  @IsIn(cancellers)
  by?: Canceller;
}

/** The price and the end that the caller was shown for a move. */
export class ShownTermsDto {
  @IsAmount({ min: 0, limit: 'none' })
  totalPrice: number;

  /** Instant, ISO 8601. */
  @IsInstant()
  endsAt: string;
}

/** Where a booking moves to, and who does it then. */
export class PreviewMoveDto {
  /** The new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;

  /** Whether the same team members do it, or anyone who can. Left out: the same. */
  @IfGiven()
  @IsIn(['keep', 'any'])
  staff?: 'keep' | 'any';

  /** For the desk: this person does all of it, or the line that is named. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** For the desk, with `staffId` or `minutes`: the line they are about; the others stay as they are. */
  @IfGiven()
  @Id()
  lineId?: string;

  /**
   * For the desk: whether somebody who takes over does so at the price that was agreed, or at their own. Left out: as
   * agreed. A client always moves at the price of those who do it.
   */
  @IfGiven()
  @IsIn(['agreed', 'current'])
  price?: 'agreed' | 'current';
}

export class MoveBookingDto extends IntersectionType(PreviewMoveDto, NotifyClientDto) {
  /** For the desk, with `lineId`: how long the client is there for that line; a multiple of five. Left out: as planned. */
  @IfGiven()
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes?: number;

  /**
   * What the caller was shown. If the move would cost or take something else: 409 `terms-changed` with what it would be.
   * A client who says nothing is taken to have been shown the price and the length that were agreed.
   */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownTermsDto)
  shown?: ShownTermsDto;

  /** For the desk: allow a time at which the team member doesn't work. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ResizeBookingDto extends SeenVersionDto {
  /** The line to make longer or shorter. */
  @Id()
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

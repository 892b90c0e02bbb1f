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

/** If and when the client is told about a change at the desk. */
export class NotifyClientDto extends SeenVersionDto {
  /** For the desk: emails the client. Default: true. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;

  /**
   * For the desk: the email waits for a few seconds, so that the change can be undone. A change that is undone is not
   * emailed. Default: the email leaves immediately.
   */
  @IfGiven()
  @IsBoolean()
  mayUndo?: boolean;
}

export class CancelBookingDto extends NotifyClientDto {
  /** A note to the salon about it. */
  @IfGiven()
  @IsString()
  @MaxLength(500)
  reason?: string;

  /**
   * For the desk: who cancelled. After the deadline, only the client's own cancellation counts as late. Default: the
   * salon.
   */
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

/** New time of a booking, and its new team members. */
export class PreviewMoveDto {
  /** The new start: an instant, ISO 8601. */
  @IsInstant()
  startsAt: string;

  /** `same` keeps the team members, `any` takes anyone who can. Default: the same team members. */
  @IfGiven()
  @IsIn(['keep', 'any'])
  staff?: 'keep' | 'any';

  /** For the desk: the team member for all lines, or for the given line. */
  @IfGiven()
  @Id()
  staffId?: string;

  /** For the desk, with `staffId` or `minutes`: the line to change; the others stay unchanged. */
  @IfGiven()
  @Id()
  lineId?: string;

  /**
   * For the desk: whether a colleague who takes over charges the agreed price or their own. Default: the agreed price.
   * Clients who move a booking always get the price of its new team members.
   */
  @IfGiven()
  @IsIn(['agreed', 'current'])
  price?: 'agreed' | 'current';
}

export class MoveBookingDto extends IntersectionType(PreviewMoveDto, NotifyClientDto) {
  /**
   * For the desk, with `lineId`: the line's duration for the client in minutes, a multiple of five. Default: as
   * planned.
   */
  @IfGiven()
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes?: number;

  /**
   * The terms that the caller saw. If the price or the length would differ: 409 `terms-changed` with the new terms.
   * Without it, the agreed price and length count as seen.
   */
  @IfGiven()
  @ValidateNested()
  @Type(() => ShownTermsDto)
  shown?: ShownTermsDto;

  /** For the desk: allows a time outside the team member's working hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ResizeBookingDto extends SeenVersionDto {
  /** The line to make longer or shorter. */
  @Id()
  lineId: string;

  /**
   * The new duration of the line for the client in minutes, a multiple of five. The last active segment takes the
   * difference.
   */
  @IsInt()
  @IsDivisibleBy(5)
  @Min(5)
  @Max(720)
  minutes: number;

  /** Allows a time outside the team member's working hours. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}

export class ChangeBookingDto extends SeenVersionDto {
  /** A note to the salon. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;
}

export class MarkBookingDto extends SeenVersionDto {
  /** The event at the desk. */
  @IsIn(['arrive', 'finish', 'no-show', 'reopen'])
  verb: 'arrive' | 'finish' | 'no-show' | 'reopen';
}

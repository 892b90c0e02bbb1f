import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import type { Reassignment, Resizing } from '../planning/rebooked-lines.js';
import type { BookedVisit } from '../planning/booked-line.js';
import { type BookingRules, colleagueRules } from '../planning/booking-rules.js';
import type { Colleagues } from '../planning/lines-for-colleagues.js';
import type { CorrectedLine, CorrectionTerms } from '../planning/corrected-lines.js';
import type { LineRequest } from '../planning/bookable-lines.js';
import type { WantedLines } from '../planning/wanted-lines.js';

/** What is about to be replaced, and so is in nobody's way. */
export interface Except {
  holdId?: string | undefined;
  bookingId?: string | undefined;
  /** Bookings of the same client that leave their times in the same step. */
  movingAlong?: string[] | undefined;
  /**
   * Whose booking it is, if they have an account: they are never in two bookings at once. What they hold themselves, perhaps
   * in another tab, does not keep them from their own time: it is let go of as soon as that is taken.
   */
  clientId: string | null;
}

/** Services that someone wants a time for, the rules that apply, and what to leave out of account. */
export interface ScheduleRequest {
  lines: WantedLines;
  rules: BookingRules;
  except: Except;
  /** Of a booking that is moved: where it starts now, and whether that very time may be offered again. */
  own?: { startsAt: EpochMinute; isOffered: boolean };
}

/** A request for one start. */
export interface WantedVisit {
  request: ScheduleRequest;
  startsAt: Date;
}

/** New lines, for a client with or without an account. */
export const requestForLines = (
  lines: LineRequest[],
  rules: BookingRules,
  except: Except,
  extraIds?: string[],
): ScheduleRequest => ({ lines: { kind: 'new', lines, extraIds }, rules, except });

/** Another time for a booking, perhaps with other people. The bookings that move along leave their times in the same step. */
export function requestToMove(
  booking: BookedVisit,
  who: Reassignment,
  rules: BookingRules,
  movingAlong: string[] = [],
): ScheduleRequest {
  const isOffered = who.anyone === true || who.staffId !== undefined || who.minutes !== undefined;
  return {
    lines: { kind: 'moved', booking, who },
    rules,
    except: { ...replacing(booking), movingAlong },
    own: { startsAt: minuteOf(booking.startsAt), isOffered },
  };
}

/** One line of a booking longer or shorter. */
export const requestToResize = (
  booking: BookedVisit,
  resizing: Resizing,
  rules: BookingRules,
): ScheduleRequest => ({ lines: { kind: 'resized', booking, resizing }, rules, except: replacing(booking) });

/** For the desk that finds colleagues for a part of the booking. */
export const requestForColleagues = (booking: BookedVisit, colleagues: Colleagues): ScheduleRequest => ({
  lines: { kind: 'handed-over', booking, colleagues },
  rules: colleagueRules,
  except: replacing(booking),
});

/** What a booking should have been. @param clientId whose it is then */
export const requestToCorrect = (
  booking: BookedVisit,
  { lines, terms }: { lines: CorrectedLine[]; terms: CorrectionTerms },
  rules: BookingRules,
  clientId: string | null = booking.clientId,
): ScheduleRequest => ({
  lines: { kind: 'corrected', booking, lines, terms },
  rules,
  except: { bookingId: booking.id, clientId },
});

/** The client whose other bookings are in the way, and those of them that are not; empty for one without an account. */
export function clientsOf({
  except: { clientId, bookingId, movingAlong = [] },
}: ScheduleRequest): { clientId: string; exceptIds: string[] }[] {
  if (clientId === null) return [];
  return [{ clientId, exceptIds: bookingId === undefined ? movingAlong : [bookingId, ...movingAlong] }];
}

const replacing = ({ id, clientId }: BookedVisit): Except => ({ bookingId: id, clientId });

import { type EpochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { accountOf, type BookedClient, guardedClientOf } from '../../people/clients/domain/guarded-client.js';
import type { Reassignment, Resizing } from '../planning/rebooked-lines.js';
import type { BookedVisit } from '../planning/booked-line.js';
import { type BookingRules, colleagueRules } from '../planning/booking-rules.js';
import type { Colleagues } from '../planning/lines-for-colleagues.js';
import type { CorrectedLine, CorrectionTerms } from '../planning/corrected-lines.js';
import type { LineRequest } from '../planning/bookable-lines.js';
import type { WantedLines } from '../planning/wanted-lines.js';

/** Bookings and holds that are about to be replaced, and so are not obstacles. */
export interface Except {
  holdId?: string | undefined;
  bookingId?: string | undefined;
  /** Other bookings of the same client that leave their times in the same step. */
  movingAlong?: string[] | undefined;
  /** The client who can't be in two bookings at once; see `guardedClientOf`. */
  clientId: string | null;
  /**
   * The account whose own hold, perhaps in another tab, is no obstacle: it is released as soon as the time is taken.
   * Default: the client's.
   */
  holderId?: string | null;
}

/** Services that someone wants a time for, the rules that apply, and what to ignore. */
export interface ScheduleRequest {
  lines: WantedLines;
  rules: BookingRules;
  except: Except;
  /** For a booking that is moved: its current start, and if that start may be offered again. */
  own?: { startsAt: EpochMinute; isOffered: boolean };
}

/** A request for a single start. */
export interface WantedVisit {
  request: ScheduleRequest;
  startsAt: Date;
}

/** The account whose holds are released as soon as it takes the time. */
export const holdingAccountOf = ({ clientId, holderId = clientId }: Except): string | null => holderId;

/** New lines, for a client with or without an account. */
export const requestForLines = (
  lines: LineRequest[],
  rules: BookingRules,
  except: Except,
  extraIds?: string[],
): ScheduleRequest => ({ lines: { kind: 'new', lines, extraIds }, rules, except });

/** Another time for a booking, perhaps with other people. The `movingAlong` bookings leave their times in the same step. */
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

/** Makes one line of a booking longer or shorter. */
export const requestToResize = (
  booking: BookedVisit,
  resizing: Resizing,
  rules: BookingRules,
): ScheduleRequest => ({ lines: { kind: 'resized', booking, resizing }, rules, except: replacing(booking) });

/** Finds colleagues for a part of the booking, for the desk. */
export const requestForColleagues = (booking: BookedVisit, colleagues: Colleagues): ScheduleRequest => ({
  lines: { kind: 'handed-over', booking, colleagues },
  rules: colleagueRules,
  except: replacing(booking),
});

/** The corrected form of a booking. @param client its client after the correction */
export const requestToCorrect = (
  booking: BookedVisit,
  { lines, terms }: { lines: CorrectedLine[]; terms: CorrectionTerms },
  rules: BookingRules,
  client: BookedClient = booking,
): ScheduleRequest => ({
  lines: { kind: 'corrected', booking, lines, terms },
  rules,
  except: { bookingId: booking.id, ...exceptOf(client) },
});

/** The client whose other bookings are obstacles, and those to ignore; empty if several may come at once. */
export function clientsOf({
  except: { clientId, bookingId, movingAlong = [] },
}: ScheduleRequest): { clientId: string; exceptIds: string[] }[] {
  if (clientId === null) return [];
  return [{ clientId, exceptIds: bookingId === undefined ? movingAlong : [bookingId, ...movingAlong] }];
}

/** The booking that leaves its units in the same step. */
export const leavingOf = ({ except: { bookingId } }: ScheduleRequest): string[] =>
  bookingId === undefined ? [] : [bookingId];

/** The client whose other bookings are in the way, and the account whose holds are not. */
export const exceptOf = (client: BookedClient): Pick<Except, 'clientId' | 'holderId'> => ({
  clientId: guardedClientOf(client),
  holderId: accountOf(client),
});

const replacing = (booking: BookedVisit): Except => ({ bookingId: booking.id, ...exceptOf(booking) });

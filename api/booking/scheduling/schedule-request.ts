import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import type { Statement } from '../../database/statement.js';
import type { Problem } from '../../common/problem/problem.js';
import type { BookingRules } from '../planning/booking-rules.js';
import type { DraftLine, InvalidDraft } from '../planning/draft.js';
import type { Plan } from '../planning/plan.js';

/** What is about to be replaced, and so is in nobody's way. */
export interface Except {
  holdId?: string | undefined;
  bookingId?: string | undefined;
  /**
   * Whose booking it is, if they have an account. What they hold themselves, perhaps in another tab, does not keep them
   * from their own time: it is let go of as soon as that is taken.
   */
  readonly clientId?: string | null | undefined;
}

/** Services that somebody wants a time for, the rules that apply, and what to leave out of account. */
export interface ScheduleRequest {
  draft: (plan: Plan) => DraftLine[] | InvalidDraft;
  rules: BookingRules;
  except: Except;
  /** Of a booking that is moved: where it starts now, and whether that very time may be offered again. */
  own?: { startsAt: EpochMinute; isOffered: boolean };
  /** Asks when the client has another booking, for one JSON array of `[start, end]`; null when there is none to ask about. */
  clientBusyWithin: (bounds: Interval<EpochMinute>) => Statement | null;
  /** The problem to answer with when a constraint refuses the write; null for a violation that isn't expected. */
  problemOf: (error: unknown) => Problem | null;
}

/** The times in the answer to `clientBusyWithin`. */
export const intervalsOf = (answer: unknown): Interval<EpochMinute>[] => {
  const pairs: [EpochMinute, EpochMinute][] = Array.isArray(answer) ? answer : [];
  return pairs.map(([start, end]) => ({ start, end }));
};

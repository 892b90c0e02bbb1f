import { localDay } from '../../../lib/local-day';
import { wallMinuteOf } from '../../../lib/zone';
import { windowsOf } from '../hours/time-windows';
import type { TeamDeskWords } from '../../../words/types.gen';
import type { BookingDecisions } from './booking-decisions';
import type { TimeOff, TimeOffAsk } from './models';

/** Time off as typed. */
export interface TypedTimeOff {
  fromDay: string;
  toDay: string;
  isWholeDays: boolean;
  /** Local times, unless it consists of whole days. */
  from: string;
  to: string;
  reason: string;
}

/** All input before time off is saved. */
export interface TimeOffDraft extends TypedTimeOff {
  decisions: BookingDecisions;
  /** For the clients whose booking is cancelled. */
  message: string;
}

/** Initial values. */
export const newTimeOff: TimeOffDraft = {
  fromDay: '',
  toDay: '',
  isWholeDays: true,
  from: '09:00',
  to: '13:00',
  reason: '',
  decisions: {},
  message: '',
};

/** If only one day is chosen, it is also the last. */
const lastDay = ({ fromDay, toDay }: TypedTimeOff) => toDay || fromDay;

/** Errors that prevent sending, by field. */
export function mistakesIn(words: TeamDeskWords, typed: TypedTimeOff): Record<string, string> {
  const toDay = lastDay(typed);
  if (!typed.fromDay) return { fromDay: words.chooseFirstDay() };
  if (toDay < typed.fromDay) return { toDay: words.lastBeforeFirst() };
  if (typed.isWholeDays) return {};
  const [window] = windowsOf([typed]);
  if (!window) return { to: words.enterStartAndEnd() };
  if (toDay === typed.fromDay && window.endsMinute <= window.startsMinute)
    return { to: words.endAfterStart() };
  return {};
}

/** The time off in the API's format; only for valid values. */
export function askOf(typed: TypedTimeOff): Omit<TimeOffAsk, 'staffId'> {
  const days = { fromDay: typed.fromDay, toDay: lastDay(typed) };
  const [window] = typed.isWholeDays ? [] : windowsOf([typed]);
  return window ? { ...days, fromMinute: window.startsMinute, toMinute: window.endsMinute } : days;
}

const MINUTE_MS = 60_000;

/** A request in the API's format, to find affected bookings. */
export function askOfRequest(
  { staffId, startsAt, endsAt, wholeDays }: Pick<TimeOff, 'staffId' | 'startsAt' | 'endsAt' | 'wholeDays'>,
  zone: string,
): TimeOffAsk {
  if (wholeDays) return { staffId, fromDay: wholeDays.from, toDay: wholeDays.to };
  // Time off that ends at midnight belongs to the previous day.
  const lastMinuteMs = Date.parse(endsAt) - MINUTE_MS;
  return {
    staffId,
    fromDay: localDay(startsAt, zone),
    toDay: localDay(new Date(lastMinuteMs), zone),
    fromMinute: wallMinuteOf(Date.parse(startsAt), zone),
    toMinute: wallMinuteOf(lastMinuteMs, zone) + 1,
  };
}

/** Problem messages for answering a request. */
export const answerSentences = (words: TeamDeskWords) => ({
  'visits-in-the-way': words.newBooking(),
  'nobody-free': words.justTaken(),
  'already-away': words.alreadyAway(),
  'slot-taken': words.diaryChanged(),
  'not-found': words.requestGone(),
});

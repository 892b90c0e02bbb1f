import type { EpochMinute } from '../../common/time/epoch-minute.js';
import { addDays, daysBetween, type LocalDate } from '../../common/time/local-date.js';
import { gridStarts, localDayOf } from '../../common/time/zone.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';
import type { Plan } from './plan.js';

/** The days, and the earliest minute, for which slots are looked up. */
export interface SearchLimits {
  notBefore: number;
  today: LocalDate;
  lastDay: LocalDate;
}

/** The salon's rules for bookable times. People's own availability is checked the same way for all callers. */
export interface BookingRules {
  /** Why no booking may start then, no matter who is free; null if one may. */
  rejectionReason: (startsAt: EpochMinute, plan: Plan, now: EpochMinute) => Sentence | null;
  limits: (plan: Plan, now: EpochMinute) => SearchLimits;
  /** The accepted starts of an open day, in order. Slots are offered on the salon's grid. */
  startsOf: (day: LocalDate, plan: Plan) => readonly EpochMinute[];
  /** If someone is free but doesn't work then: never book, book on explicit request, or book anyway. */
  outsideHours: 'never' | 'on-request' | 'allowed';
  /** True if a refusal names the rooms and devices that are taken. Clients never read their names. */
  namesPools: boolean;
}

/** Clients book on the salon's grid, with its notice, up to its horizon. */
export const clientRules: BookingRules = {
  rejectionReason: (startsAt, plan, now) => {
    const { timeZone, noticeMinutes, horizonDays } = plan.salon;
    if (startsAt < now) return sentence('timeHasPassed');
    if (startsAt < now + noticeMinutes) return sentence('bookAhead', { minutes: noticeMinutes });
    if (!Number.isInteger(startsAt)) return sentence('startAtFullMinute');
    const today = localDayOf(now, timeZone);
    const day = localDayOf(startsAt, timeZone);
    if (daysBetween(today, day) > horizonDays) {
      return sentence('openUntil', { day: addDays(today, horizonDays) });
    }
    const { open, gridStarts } = plan.day(day);
    return open.length > 0 && !gridStarts.includes(startsAt) ? sentence('notAtThatMinute') : null;
  },
  limits: ({ salon }, now) => ({
    notBefore: now + salon.noticeMinutes,
    ...daysFrom(now, salon.timeZone, salon.horizonDays),
  }),
  startsOf: (day, plan) => plan.day(day).gridStarts,
  outsideHours: 'never',
  namesPools: false,
};

const DESK_STEP_MINUTES = 5;

/** Walk-ins are often entered while they are being served, or afterwards. */
const BEGUN_AT_MOST_HOURS_AGO = 12;

/** Guards against a mistyped year. */
const DESK_HORIZON_DAYS = 730;

/**
 * The desk's rules: no notice, practically no horizon, every five minutes, and outside working hours if confirmed.
 */
export const deskRules = ({ allowOutsideHours = false } = {}): BookingRules => ({
  rejectionReason: (startsAt, { salon }, now) => {
    if (startsAt % DESK_STEP_MINUTES !== 0) return sentence('startInFives');
    const today = localDayOf(now, salon.timeZone);
    const day = localDayOf(startsAt, salon.timeZone);
    if (day < today || startsAt < now - BEGUN_AT_MOST_HOURS_AGO * 60) return sentence('timeHasPassed');
    return daysBetween(today, day) > DESK_HORIZON_DAYS
      ? sentence('openUntil', { day: addDays(today, DESK_HORIZON_DAYS) })
      : null;
  },
  limits: ({ salon }, now) => ({ notBefore: now, ...daysFrom(now, salon.timeZone, DESK_HORIZON_DAYS) }),
  startsOf: (day, plan) => gridStarts(day, plan.salon.timeZone, DESK_STEP_MINUTES),
  outsideHours: allowOutsideHours ? 'allowed' : 'on-request',
  namesPools: true,
});

/** Colleagues are never asked to come in outside their working hours. */
export const colleagueRules: BookingRules = { ...deskRules(), outsideHours: 'never' };

/** For a client's booking that keeps its start, which no longer decides if they may change it. */
export const clientsCorrectionRules: BookingRules = {
  ...clientRules,
  rejectionReason: () => null,
  startsOf: (day, plan) => gridStarts(day, plan.salon.timeZone, DESK_STEP_MINUTES),
};

/** A booking that is only resized keeps its start, however long ago it began. */
export const resizeRules = (options: { allowOutsideHours: boolean }): BookingRules => ({
  ...deskRules(options),
  rejectionReason: () => null,
});

function daysFrom(now: EpochMinute, timeZone: string, days: number): Pick<SearchLimits, 'today' | 'lastDay'> {
  const today = localDayOf(now, timeZone);
  return { today, lastDay: addDays(today, days) };
}

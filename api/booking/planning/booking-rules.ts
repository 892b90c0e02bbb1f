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

/** The salon's rules for when a time may be booked. Whether people are free is checked the same way for everybody. */
export interface BookingRules {
  /** Why no booking may start then, no matter who is free; null when one may. */
  rejectionReason: (startsAt: EpochMinute, plan: Plan, now: EpochMinute) => Sentence | null;
  limits: (plan: Plan, now: EpochMinute) => SearchLimits;
  /** The starts that are accepted on a day on which the salon is open, in order. What is offered is the salon's grid. */
  startsOf: (day: LocalDate, plan: Plan) => readonly EpochMinute[];
  /** What happens when somebody is free but doesn't work then: no booking, or only one that is explicitly allowed. */
  outsideHours: 'never' | 'on-request' | 'allowed';
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
};

const DESK_STEP_MINUTES = 5;

/** A walk-in is entered while they are being served, or afterwards. */
const BEGUN_AT_MOST_HOURS_AGO = 12;

/** A mistyped year should not become a booking. */
const DESK_HORIZON_DAYS = 730;

/** The desk's rules: no notice, practically no horizon, every five minutes; outside working hours if confirmed. */
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
});

/** Nobody is asked to come in for a colleague at a time at which they don't work. */
export const colleagueRules: BookingRules = { ...deskRules(), outsideHours: 'never' };

/** A client's booking that stays where it is: whether they may still change it is not a matter of its start. */
export const clientsCorrectionRules: BookingRules = {
  ...clientRules,
  rejectionReason: () => null,
  startsOf: (day, plan) => gridStarts(day, plan.salon.timeZone, DESK_STEP_MINUTES),
};

/** A booking that only gets longer or shorter stays where it is, however long ago it began. */
export const resizeRules = (options: { allowOutsideHours: boolean }): BookingRules => ({
  ...deskRules(options),
  rejectionReason: () => null,
});

function daysFrom(now: EpochMinute, timeZone: string, days: number): Pick<SearchLimits, 'today' | 'lastDay'> {
  const today = localDayOf(now, timeZone);
  return { today, lastDay: addDays(today, days) };
}

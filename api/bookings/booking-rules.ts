import { addDays, daysBetween, type LocalDate } from '../common/time/local-date.js';
import { gridStarts, localDayOf } from '../common/time/zone.js';
import type { Plan } from './plan.js';

/** Between which days, and from which minute on, free times are looked for. */
export interface Limits {
  notBefore: number;
  today: LocalDate;
  lastDay: LocalDate;
}

/** By which rules of the salon a time is given away. Whether people are free is asked of everybody alike. */
export interface BookingRules {
  /** Why no visit may start then, whoever is free; null when one may. Minutes of the epoch. */
  refusal: (startsAt: number, plan: Plan, now: number) => string | null;
  limits: (plan: Plan, now: number) => Limits;
  /** The starts of a day on which the salon is open, in order. */
  startsOf: (day: LocalDate, plan: Plan) => readonly number[];
  /** What holds when somebody has the time free but does not work then: nothing is booked, or only when it is said so. */
  outsideHours: 'never' | 'on-request' | 'allowed';
}

/** Clients book on the salon's grid, with its notice, as far ahead as it says. */
export const clientRules: BookingRules = {
  refusal: (startsAt, plan, now) => {
    const { timeZone, noticeMinutes, horizonDays } = plan.salon;
    if (startsAt < now) return 'That time has passed.';
    if (startsAt < now + noticeMinutes) return `Please book at least ${noticeMinutes} minutes ahead.`;
    if (!Number.isInteger(startsAt)) return 'A visit starts at a whole minute.';
    const today = localDayOf(now, timeZone);
    const day = localDayOf(startsAt, timeZone);
    if (daysBetween(today, day) > horizonDays) {
      return `The diary is open until ${addDays(today, horizonDays)}.`;
    }
    const { open, gridStarts } = plan.day(day);
    return open.length > 0 && !gridStarts.includes(startsAt) ? 'No visit starts at that minute.' : null;
  },
  limits: ({ salon }, now) => ({
    notBefore: now + salon.noticeMinutes,
    ...daysFrom(now, salon.timeZone, salon.horizonDays),
  }),
  startsOf: (day, plan) => plan.day(day).gridStarts,
  outsideHours: 'never',
};

const DESK_STEP_MINUTES = 5;

/** Who walks in is written down while she is served, or after it. */
const BEGUN_AT_MOST_HOURS_AGO = 12;

/** A year that was mistyped should not become a visit. */
const DESK_HORIZON_DAYS = 730;

/** The desk knows what it does: no notice, no horizon to speak of, every five minutes; outside working time when it says so. */
export const deskRules = ({ allowOutsideHours = false } = {}): BookingRules => ({
  refusal: (startsAt, { salon }, now) => {
    if (startsAt % DESK_STEP_MINUTES !== 0) return 'A visit starts at a multiple of five minutes.';
    const today = localDayOf(now, salon.timeZone);
    const day = localDayOf(startsAt, salon.timeZone);
    if (day < today || startsAt < now - BEGUN_AT_MOST_HOURS_AGO * 60) return 'That time has passed.';
    return daysBetween(today, day) > DESK_HORIZON_DAYS
      ? `The diary is open until ${addDays(today, DESK_HORIZON_DAYS)}.`
      : null;
  },
  limits: ({ salon }, now) => ({ notBefore: now, ...daysFrom(now, salon.timeZone, DESK_HORIZON_DAYS) }),
  startsOf: (day, plan) => gridStarts(day, plan.salon.timeZone, DESK_STEP_MINUTES),
  outsideHours: allowOutsideHours ? 'allowed' : 'on-request',
});

/** What is offered to the desk when it looks for a time: what it may take, in the salon's own steps. */
export const offersToDesk: BookingRules = { ...deskRules(), startsOf: clientRules.startsOf };

/** A visit that only grows or shrinks stays where it is, however long ago it began. */
export const resizeRules = (options: { allowOutsideHours: boolean }): BookingRules => ({
  ...deskRules(options),
  refusal: () => null,
});

function daysFrom(now: number, timeZone: string, days: number): Pick<Limits, 'today' | 'lastDay'> {
  const today = localDayOf(now, timeZone);
  return { today, lastDay: addDays(today, days) };
}

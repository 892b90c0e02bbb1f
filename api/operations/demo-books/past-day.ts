import type { EntityManager } from 'typeorm';
import type { Plan } from '../../booking/planning/plan.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import { addDays, daysBetween, epochDayOf, type LocalDate, weekdayOf } from '../../common/time/local-date.js';
import { dayBounds, instantOf } from '../../common/time/zone.js';
import { SeededRandom } from '../demo/seeded-random.js';
import type { DemoBooks } from '../demo/demo-books.entity.js';
import type { DemoNames } from './demo-names.js';

/** A day of the demo salon's past while it is being written, in one transaction. */
export interface PastDay {
  day: LocalDate;
  /** Days since the first one. */
  index: number;
  /** 1 is Monday. */
  weekday: number;
  /** The day on which the demo began, which is not over. */
  isToday: boolean;
  today: LocalDate;
  start: Date;
  end: Date;
  /** Opening and closing time; null on a day when the salon is closed. */
  opens: { at: Date; until: Date } | null;
  plan: Plan;
  names: DemoNames;
  chance: SeededRandom;
  /** The person at the till. */
  actor: CurrentUser;
  tx: EntityManager;
}

/** @param books whose last day is the day on which the demo began */
export function pastDayOf(
  day: LocalDate,
  books: Pick<DemoBooks, 'firstDay' | 'lastDay'>,
  { plan, ...given }: Pick<PastDay, 'plan' | 'names' | 'actor' | 'tx'>,
): PastDay {
  const { timeZone } = plan.salon;
  const { start, end } = dayBounds(day, timeZone);
  const { open } = plan.day(day);
  const [first] = open;
  const last = open.at(-1);
  return {
    ...given,
    plan,
    day,
    index: daysBetween(books.firstDay, day),
    weekday: weekdayOf(day),
    isToday: day === books.lastDay,
    today: books.lastDay,
    start: dateOf(start),
    end: dateOf(end),
    opens: first && last ? { at: dateOf(first.start), until: dateOf(last.end) } : null,
    chance: new SeededRandom(epochDayOf(day) * 7 + 3),
  };
}

/** The instant at which the salon's clock shows this minute of the day. */
export const minuteOfDay = ({ day, plan }: PastDay, minute: number): Date =>
  dateOf(instantOf(day, minute, plan.salon.timeZone));

/** This many minutes after an instant. */
export const later = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000);

/** True on the first day from this one on, counted from the first day of the books, on which the salon is open. */
export function isFirstOpenSince({ index, opens, day, plan }: PastDay, since: number): boolean {
  if (!opens || index < since) return false;
  const between = Array.from({ length: index - since }, (_, days) => addDays(day, -days - 1));
  return between.every((closed) => plan.day(closed).open.length === 0);
}

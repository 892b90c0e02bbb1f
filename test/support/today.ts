import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minuteOf, toIso } from '../../api/common/time/epoch-minute.js';
import { addDays, type LocalDate, weekdayOf } from '../../api/common/time/local-date.js';
import { instantOf, localDayOf } from '../../api/common/time/zone.js';

/** The demo salon's time zone, in which tests read days and times. */
const ZONE = 'Europe/Lisbon';
/** An ordinary Tuesday, in the middle of the morning. */
const USUAL_NOW = '2029-05-15T10:00';

/** The instant at which the salon's clocks show this time, such as "10:00", as the API writes it. */
export function at(day: LocalDate, time: string): string {
  const [hour, minute] = time.split(':');
  return toIso(instantOf(day, Number(hour) * 60 + Number(minute), ZONE));
}

/**
 * The difference between the clock of all apps and pages under test and the machine's, in milliseconds. All
 * test files start at the same moment, and time runs on from there: on that Tuesday, or at the moment in
 * TEST_NOW, such as "2028-02-29T23:50".
 */
export const aheadMs = startOf(process.env.TEST_NOW ?? USUAL_NOW) - Date.now();

/** Throws if the moment is not in the machine's future: browsers drop cookies that have expired by the machine's clock. */
function startOf(moment: string): number {
  const [day = '', time = ''] = moment.split('T');
  const start = Date.parse(at(day, time));
  if (start <= Date.now()) throw new Error(`TEST_NOW is ${moment}: choose a day after the machine's date.`);
  return start;
}

/** The time in the apps and pages under test. */
export const now = (): Date => new Date(Date.now() + aheadMs);

/** The salon's day on which all test files start. */
export const today: LocalDate = localDayOf(minuteOf(now()), ZONE);
export const dayAfter = (days: number): LocalDate => addDays(today, days);

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The first day with this name that is at least this many days after today. */
export function nextWeekday(name: (typeof WEEKDAYS)[number], days: number): LocalDate {
  const earliest = dayAfter(days);
  return addDays(earliest, (WEEKDAYS.indexOf(name) + 1 - weekdayOf(earliest) + 7) % 7);
}

/** Starts Node with the moved clock: the arguments go before the program's file, the variables into its environment. */
export const movedClock = {
  argv: ['--import', pathToFileURL(path.resolve('test/support/with-moved-clock.mjs')).href],
  env: { TEST_CLOCK_AHEAD_MS: String(aheadMs) },
};

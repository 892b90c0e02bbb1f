import { Temporal } from 'temporal-polyfill';
import { epochMinute } from './epoch-minute.js';
import { addDays } from './local-date.js';
import { dayBounds, instantOf, localDayOf, wallMinuteOf } from './zone.js';
import { perLane } from '../../../test/support/lane.js';

// Compares with a second, independent implementation of the zone database. Known differences are listed by name.
const FIRST_DAY = '2024-01-01';
const LAST_DAY = '2031-01-01';
const quietDays = ['2024-02-29', '2027-07-01', '2030-12-31'];

/** Step in minutes for checking a day: small on days with a clock change, large on their neighbours. */
function daysWorthChecking(zone: string): Map<string, number> {
  const days = new Map(quietDays.map((day) => [day, 180]));
  const end = Temporal.PlainDate.from(LAST_DAY).toZonedDateTime(zone);
  let change = Temporal.PlainDate.from(FIRST_DAY).toZonedDateTime(zone).getTimeZoneTransition('next');
  while (change !== null && Temporal.ZonedDateTime.compare(change, end) < 0) {
    const day = change.toPlainDate().toString();
    days.set(addDays(day, -1), 180).set(addDays(day, 1), 180);
    // A change at midnight ends one day and begins another.
    days.set(change.subtract({ minutes: 1 }).toPlainDate().toString(), 30).set(day, 30);
    change = change.getTimeZoneTransition('next');
  }
  return days;
}

const minuteOf = (moment: Temporal.ZonedDateTime): number => moment.epochMilliseconds / 60_000;

function disagreements(zone: string, day: string, stepMinutes: number): string[] {
  const found: string[] = [];
  const compare = (what: string, ours: number | string, theirs: number | string): void => {
    if (ours !== theirs) found.push(`${zone} ${day} ${what}: ${ours}, not ${theirs}`);
  };
  const date = Temporal.PlainDate.from(day);
  const midnight = date.toPlainDateTime();

  for (let minutes = 0; minutes <= 1440; minutes += stepMinutes) {
    const moment = midnight.add({ minutes }).toZonedDateTime(zone, { disambiguation: 'compatible' });
    compare(`wall minute ${minutes}`, instantOf(day, minutes, zone), minuteOf(moment));
  }

  const bounds = dayBounds(day, zone);
  const start = date.toZonedDateTime(zone);
  compare('first minute', bounds.start, minuteOf(start));
  compare('end', bounds.end, minuteOf(date.add({ days: 1 }).toZonedDateTime(zone)));

  for (let minutes: number = bounds.start; minutes <= bounds.end; minutes += stepMinutes) {
    const instant = epochMinute(minutes);
    const moment = Temporal.Instant.fromEpochMilliseconds(instant * 60_000).toZonedDateTimeISO(zone);
    compare(`day at ${instant}`, localDayOf(instant, zone), moment.toPlainDate().toString());
    compare(`clock at ${instant}`, wallMinuteOf(instant, zone), moment.hour * 60 + moment.minute);
  }
  return found;
}

test('the zones of the world have their right wall times and days around each change of their clocks, 2024 to 2030', () => {
  const everyZone = Intl.supportedValuesOf('timeZone');
  const zones = perLane({ change: everyZone.filter((_, index) => index % 5 === 0), nightly: everyZone });

  const found = zones.flatMap((zone) =>
    [...daysWorthChecking(zone)].flatMap(([day, stepMinutes]) => disagreements(zone, day, stepMinutes)),
  );

  expect(everyZone.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
}, 120_000);

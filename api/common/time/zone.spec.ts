import { type EpochMinute, epochMinute, minuteOf } from './epoch-minute.js';
import { dayBounds, gridStarts, instantOf, isTimeZone, localDayOf, wallMinuteOf } from './zone.js';

const PARIS = 'Europe/Paris';
const SPRING_FORWARD = '2027-03-28'; // Paris: 02:00 becomes 03:00
const FALL_BACK = '2027-10-31'; // Paris: 03:00 becomes 02:00

const utc = (iso: string): EpochMinute => minuteOf(new Date(iso));
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** The clock's minute, and the minutes actually elapsed since midnight. */
const clockAndPassed = (day: string, zone: string, stepMinutes: number): string[] =>
  gridStarts(day, zone, stepMinutes).map((instant) => {
    const wall = wallMinuteOf(instant, zone);
    const hands = [Math.floor(wall / 60), wall % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return `${hands} +${instant - dayBounds(day, zone).start}`;
  });

describe('an instant for a wall time', () => {
  test('follows the offset of the season', () => {
    expect(instantOf('2027-01-15', at(9), PARIS)).toBe(utc('2027-01-15T08:00Z'));
    expect(instantOf('2027-07-15', at(9), PARIS)).toBe(utc('2027-07-15T07:00Z'));
  });

  test('that the clocks skip moves forward by what they skip', () => {
    expect(instantOf(SPRING_FORWARD, at(2, 30), PARIS)).toBe(utc('2027-03-28T01:30Z'));
    expect(wallMinuteOf(instantOf(SPRING_FORWARD, at(2, 30), PARIS), PARIS)).toBe(at(3, 30));
  });

  test('that the clocks show twice is the first of the two', () => {
    expect(instantOf(FALL_BACK, at(2, 30), PARIS)).toBe(utc('2027-10-31T00:30Z'));
    expect(instantOf(FALL_BACK, at(3), PARIS)).toBe(utc('2027-10-31T02:00Z'));
  });

  test('at minute 1440 is the midnight that ends the day', () => {
    expect(instantOf(FALL_BACK, 1440, PARIS)).toBe(instantOf('2027-11-01', 0, PARIS));
  });
});

describe('a day', () => {
  const hoursOf = (day: string, zone: string): number => {
    const { start, end } = dayBounds(day, zone);
    return (end - start) / 60;
  };

  test.each([
    ['an ordinary one', '2027-06-01', PARIS, 24],
    ['when the clocks go forward', SPRING_FORWARD, PARIS, 23],
    ['when they go back', FALL_BACK, PARIS, 25],
    [
      'on Lord Howe Island in spring, where they move half an hour',
      '2027-10-03',
      'Australia/Lord_Howe',
      23.5,
    ],
    ['on Lord Howe Island in autumn', '2027-04-04', 'Australia/Lord_Howe', 24.5],
    ['in Cairo when midnight itself is skipped', '2027-04-30', 'Africa/Cairo', 23],
    ['in Nuuk when its last hour is skipped', '2027-03-27', 'America/Nuuk', 23],
    ['in Kathmandu, a quarter of an hour off the hour', '2027-06-01', 'Asia/Kathmandu', 24],
  ])('%s', (_name, day, zone, hours) => {
    expect(hoursOf(day, zone)).toBe(hours);
  });

  test('whose midnight is skipped begins at one o’clock', () => {
    const { start } = dayBounds('2027-04-30', 'Africa/Cairo');

    expect(wallMinuteOf(start, 'Africa/Cairo')).toBe(at(1));
    expect(localDayOf(start, 'Africa/Cairo')).toBe('2027-04-30');
    expect(localDayOf(epochMinute(start - 1), 'Africa/Cairo')).toBe('2027-04-29');
  });
});

test('one instant falls on different days in different zones', () => {
  const instant = utc('2027-06-30T22:30Z');

  expect(localDayOf(instant, PARIS)).toBe('2027-07-01');
  expect(localDayOf(instant, 'America/New_York')).toBe('2027-06-30');
});

test('the clocks ran before 1970 too', () => {
  expect(wallMinuteOf(utc('1969-12-31T22:30Z'), PARIS)).toBe(at(23, 30));
  expect(localDayOf(utc('1969-12-31T22:30Z'), PARIS)).toBe('1969-12-31');
});

describe('the starts on the wall clock', () => {
  test('of an ordinary day are as many as the step allows, from midnight on', () => {
    const starts = gridStarts('2027-06-01', PARIS, 15);

    expect(starts).toHaveLength(96);
    expect(starts[0]).toBe(utc('2027-05-31T22:00Z'));
    expect(starts.at(-1)).toBe(utc('2027-06-01T21:45Z'));
  });

  test('have none in an hour that is skipped', () => {
    expect(clockAndPassed(SPRING_FORWARD, PARIS, 30).slice(2, 6)).toEqual([
      '01:00 +60',
      '01:30 +90',
      '03:00 +120',
      '03:30 +150',
    ]);
  });

  test('have each instant of a repeated hour once', () => {
    expect(clockAndPassed(FALL_BACK, PARIS, 30).slice(3, 9)).toEqual([
      '01:30 +90',
      '02:00 +120',
      '02:30 +150',
      '02:00 +180',
      '02:30 +210',
      '03:00 +240',
    ]);
  });

  test('stay on the full hour when the clocks move by half an hour', () => {
    // 02:00 becomes 02:30, so the next full hour is half an hour away.
    expect(clockAndPassed('2027-10-03', 'Australia/Lord_Howe', 60).slice(0, 4)).toEqual([
      '00:00 +0',
      '01:00 +60',
      '03:00 +150',
      '04:00 +210',
    ]);
  });

  test('begin with the first full hour of a day that has no midnight', () => {
    expect(clockAndPassed('2027-04-30', 'Africa/Cairo', 60)[0]).toBe('01:00 +0');
  });
});

describe('the name of a zone', () => {
  test.each(['Europe/Paris', 'UTC', 'America/Argentina/Buenos_Aires'])('may be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each(['', 'Paris', 'Europe/Lutetia', '+02:00', '-05:00', 'Europe/Paris '])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

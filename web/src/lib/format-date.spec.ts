import {
  dayInUtc,
  formatDateTime,
  formatDay,
  formatShortDay,
  formatTime,
  formatWallMinute,
  localDay,
  weekdayOf,
} from './format-date';

const newYork = 'America/New_York';
const lisbon = 'Europe/Lisbon';
const kiritimati = 'Pacific/Kiritimati';

describe("dates in the salon's zone", () => {
  it("an evening booking in New York stays on the salon's day, though it is the next day in UTC", () => {
    const late = '2026-11-25T01:30:00Z';

    expect(localDay(late, newYork)).toBe('2026-11-24');
    expect(formatDay(late, newYork)).toBe('Tuesday 24 November');
    expect(formatTime(late, newYork)).toBe('20:30');
  });

  it('writes the first hour of a day as 00, never as 24', () => {
    expect(formatTime('2026-11-24T00:05:00Z', 'UTC')).toBe('00:05');
  });

  it('reads the same clock on both sides of the change to winter time', () => {
    expect(formatTime('2026-10-24T09:30:00Z', lisbon)).toBe('10:30');
    expect(formatTime('2026-10-26T10:30:00Z', lisbon)).toBe('10:30');
  });

  it('writes day, year and time together', () => {
    expect(formatDateTime('2026-11-24T10:30:00Z', lisbon)).toBe('Tue 24 Nov 2026, 10:30');
    expect(formatShortDay('2026-11-24T10:30:00Z', lisbon)).toBe('Tue 24 Nov');
  });

  it('keeps zones apart although formatters are kept', () => {
    const instant = '2026-12-31T12:00:00Z';

    expect(localDay(instant, kiritimati)).toBe('2027-01-01');
    expect(localDay(instant, lisbon)).toBe('2026-12-31');
  });

  it('a bare calendar day is that day, whatever the zone of the visitor', () => {
    expect(formatDay(dayInUtc('2026-11-24'), 'UTC')).toBe('Tuesday 24 November');
  });

  it('counts weekdays from Monday to Sunday', () => {
    expect(weekdayOf('2026-11-22T12:00:00Z', lisbon)).toBe(7);
    expect(weekdayOf('2026-11-23T00:30:00Z', newYork)).toBe(7);
    expect(weekdayOf('2026-11-23T12:00:00Z', lisbon)).toBe(1);
  });

  it('writes minutes of a day as the clock shows them, to the very end of the day', () => {
    expect(formatWallMinute(0)).toBe('00:00');
    expect(formatWallMinute(570)).toBe('09:30');
    expect(formatWallMinute(1440)).toBe('24:00');
  });
});

import { epochMinute } from './epoch-minute.js';
import { minutesByHour } from './hours-of-week.js';

const at = (instant: string) => epochMinute(Date.parse(instant) / 60_000);
const stretch = (from: string, to: string) => ({ start: at(from), end: at(to) });

describe('the hours of a week', () => {
  test('share a stretch between the hours that it touches, by the salon’s clocks', () => {
    // Tuesday, 24 November 2026, from a quarter to ten to twenty past eleven in Berlin.
    expect(minutesByHour([stretch('2026-11-24T08:45Z', '2026-11-24T10:20Z')], 'Europe/Berlin')).toEqual([
      { weekday: 2, hour: 9, minutes: 15 },
      { weekday: 2, hour: 10, minutes: 60 },
      { weekday: 2, hour: 11, minutes: 20 },
    ]);
  });

  test('add up the same hour of several weeks', () => {
    const both = [
      stretch('2026-11-16T09:00Z', '2026-11-16T09:30Z'),
      stretch('2026-11-23T09:00Z', '2026-11-23T10:00Z'),
    ];

    expect(minutesByHour(both, 'Etc/UTC')).toEqual([{ weekday: 1, hour: 9, minutes: 90 }]);
  });

  test('lose no minute in a night in which the clocks change, nor in a zone that is half an hour off', () => {
    const night = stretch('2027-03-27T22:10Z', '2027-03-28T04:50Z');
    const sum = (zone: string) =>
      minutesByHour([night], zone).reduce((minutes, hour) => minutes + hour.minutes, 0);

    expect([sum('Europe/Berlin'), sum('Asia/Kolkata')]).toEqual([400, 400]);
    expect(
      minutesByHour([night], 'Europe/Berlin').some(({ weekday, hour }) => weekday === 7 && hour === 2),
    ).toBe(false);
  });
});

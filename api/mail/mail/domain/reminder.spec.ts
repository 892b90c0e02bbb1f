import { epochMinute, minuteOf, toIso } from '../../../common/time/epoch-minute.js';
import { reminderAt } from './reminder.js';

const at = (instant: string) => minuteOf(new Date(instant));
const DAY = 24 * 60;

/** For a booking on Thursday, 4 March 2027, that can be cancelled until the day before; Lisbon is on UTC then. */
const reminded = (start: string, now: string, leadMinutes = DAY, zone = 'Europe/Lisbon') => {
  const startsAt = at(start);
  const minute = reminderAt(
    { startsAt, deadline: epochMinute(startsAt - DAY) },
    { leadMinutes, zone, now: at(now) },
  );
  return minute === null ? null : toIso(minute);
};

test('B-8: a client is reminded a day before the end of free cancellation', () => {
  expect(reminded('2027-03-04T10:00:00Z', '2027-03-01T08:00:00Z')).toBe('2027-03-02T10:00:00.000Z');
});

test('B-8: or as long before it as the salon says', () => {
  expect(reminded('2027-03-04T10:00:00Z', '2027-03-01T08:00:00Z', 120)).toBe('2027-03-03T08:00:00.000Z');
});

test.each([
  ['before eight', '2027-03-04T07:45:00Z', '2027-03-01T20:00:00.000Z'],
  ['at nine in the evening', '2027-03-04T21:00:00Z', '2027-03-02T20:00:00.000Z'],
  ['just before nine', '2027-03-04T20:55:00Z', '2027-03-02T20:55:00.000Z'],
  ['at eight in the morning', '2027-03-04T08:00:00Z', '2027-03-02T08:00:00.000Z'],
])('B-8: never at night: %s', (_, start, expected) => {
  expect(reminded(start, '2027-03-01T08:00:00Z')).toBe(expected);
});

test('B-8: the night is the salon’s own', () => {
  // Ten in the evening in Lisbon is five in the afternoon in New York.
  expect(reminded('2027-03-04T22:00:00Z', '2027-03-01T08:00:00Z', DAY, 'America/New_York')).toBe(
    '2027-03-02T22:00:00.000Z',
  );
});

test('B-8: who books later than that is reminded a day before the start, and who books on the day before is not', () => {
  expect(reminded('2027-03-04T10:00:00Z', '2027-03-02T11:00:00Z')).toBe('2027-03-03T10:00:00.000Z');
  expect(reminded('2027-03-04T10:00:00Z', '2027-03-03T11:00:00Z')).toBeNull();
});

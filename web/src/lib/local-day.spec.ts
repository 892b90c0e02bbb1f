import { addDays, dayOfText, daysBetween, localDay, weekdayOf, weekOf } from './local-day';

const NEW_YORK = 'America/New_York';
const LISBON = 'Europe/Lisbon';

test("an evening booking in New York stays on the salon's day, though it is the next day in UTC", () => {
  expect(localDay('2026-11-25T01:30:00Z', NEW_YORK)).toBe('2026-11-24');
  // Each zone has its own cached formatter.
  expect(localDay('2026-12-31T12:00:00Z', 'Pacific/Kiritimati')).toBe('2027-01-01');
  expect(localDay('2026-12-31T12:00:00Z', LISBON)).toBe('2026-12-31');
});

test('weekdays are counted from Monday to Sunday', () => {
  expect(weekdayOf('2026-11-22T12:00:00Z', LISBON)).toBe(7);
  expect(weekdayOf('2026-11-23T00:30:00Z', NEW_YORK)).toBe(7);
  expect(weekdayOf('2026-11-23T12:00:00Z', LISBON)).toBe(1);
});

test('days are counted across months, years and the change of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test('a week begins on its Monday, and a Sunday belongs to the week before', () => {
  expect(weekOf('2026-11-23', 1)).toBe('2026-11-23');
  expect(weekOf('2026-11-29', 1)).toBe('2026-11-23');
  expect(weekOf('2027-01-01', 1)).toBe('2026-12-28');
});

test('only a day that exists is read out of an address', () => {
  expect(dayOfText('2026-11-24')).toBe('2026-11-24');
  expect(dayOfText('2028-02-29')).toBe('2028-02-29');
  expect(dayOfText('2026-02-29')).toBeNull();
  expect(dayOfText('24.11.2026')).toBeNull();
  expect(dayOfText('0026-11-24')).toBeNull();
  expect(dayOfText(null)).toBeNull();
});

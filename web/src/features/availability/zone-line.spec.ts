import { zoneLine } from './zone-line';

const now = new Date('2026-11-24T14:05:00Z');

test('someone on the salon’s clock is told nothing', () => {
  expect(zoneLine(now, 'Europe/Lisbon', 'Europe/Lisbon')).toBeNull();
});

test('a zone with another name and the same clock is not worth a line', () => {
  expect(zoneLine(now, 'Europe/Lisbon', 'Europe/London')).toBeNull();
});

test('someone on another clock is told whose time is shown and what it is there', () => {
  expect(zoneLine(now, 'Europe/Lisbon', 'Europe/Berlin')).toBe(
    'Times are in Lisbon time, where it is now 14:05.',
  );
});

test('a city of two words is spelled as people do', () => {
  expect(zoneLine(now, 'America/New_York', 'Europe/Berlin')).toContain('New York time');
});

test('the same wall time on another day is another clock', () => {
  expect(zoneLine(now, 'Pacific/Kiritimati', 'Pacific/Honolulu')).not.toBeNull();
});

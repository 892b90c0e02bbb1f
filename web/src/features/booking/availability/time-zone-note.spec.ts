import { formatsIn } from '../../../lib/formats';
import { words as formatsWords } from '../../../words/en/formats.gen';
import { words } from '../../../words/en/availability.gen';
import { timeZoneNote } from './time-zone-note';

const formats = formatsIn(formatsWords);

const now = new Date('2026-11-24T14:05:00Z');

test('a visitor on the salon’s clock sees no note', () => {
  expect(timeZoneNote(words, formats, now, 'Europe/Lisbon', 'Europe/Lisbon')).toBeNull();
});

test('a zone with another name and the same clock needs no note', () => {
  expect(timeZoneNote(words, formats, now, 'Europe/Lisbon', 'Europe/London')).toBeNull();
});

test('a visitor on another clock reads whose time is shown and what time it is there', () => {
  expect(timeZoneNote(words, formats, now, 'Europe/Lisbon', 'Europe/Berlin')).toBe(
    'Times are Lisbon time (now 14:05).',
  );
});

test('a city of two words is spelled as people do', () => {
  expect(timeZoneNote(words, formats, now, 'America/New_York', 'Europe/Berlin')).toContain('New York time');
});

test('the same wall time on another day is another clock', () => {
  expect(timeZoneNote(words, formats, now, 'Pacific/Kiritimati', 'Pacific/Honolulu')).not.toBeNull();
});

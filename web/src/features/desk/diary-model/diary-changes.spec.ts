import { formatsIn } from '../../../lib/formats';
import { bookings } from '../../../words/bookings.gen';
import { formats } from '../../../words/formats.gen';
import type { BookingTexts } from '../../booking/bookings/use-booking-texts';
import { changesOf } from './diary-changes';
import { at, lineOf, bookingOf } from './diary.sample';

const LISBON = 'Europe/Lisbon';
let texts: BookingTexts;
beforeAll(async () => {
  texts = { words: await bookings.fetch('en'), formats: formatsIn(await formats.fetch('en')) };
});

const before = bookingOf('1', lineOf('vera', [['active', '10:00', '10:30']]));

test('the second of two people reads what the first one changed', () => {
  const after = {
    ...bookingOf('1', lineOf('ana', [['active', '11:00', '11:30']])),
    status: 'arrived' as const,
    note: 'Late',
  };

  expect(changesOf(texts, before, after, LISBON)).toEqual([
    'It now starts at 11:00.',
    'It is now with Ana.',
    'It is now marked “Arrived”.',
    'Its note has changed.',
  ]);
});

test('another day is named, and so is another end', () => {
  expect(changesOf(texts, before, { ...before, startsAt: '2026-11-26T09:00:00Z' }, LISBON)).toEqual([
    'It now starts on Thu 26 Nov at 09:00.',
  ]);
  expect(changesOf(texts, before, { ...before, endsAt: at('11:00') }, LISBON)).toEqual([
    'It now ends at 11:00.',
  ]);
});

test('a booking that no longer exists is reported as such', () => {
  expect(changesOf(texts, before, undefined, LISBON)).toEqual(['It was cancelled or moved to another day.']);
});

test('a change that does not show is still mentioned', () => {
  expect(changesOf(texts, before, { ...before, version: 2 }, LISBON)).toEqual([
    'Someone else has changed it.',
  ]);
});

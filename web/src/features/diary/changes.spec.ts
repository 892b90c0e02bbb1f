import { changesOf } from './changes';
import { at, lineOf, visitOf } from './diary.sample';

const lisbon = 'Europe/Lisbon';
const before = visitOf('1', lineOf('vera', [['active', '10:00', '10:30']]));

test('who comes second is told what the first one did', () => {
  const after = {
    ...visitOf('1', lineOf('ana', [['active', '11:00', '11:30']])),
    status: 'arrived' as const,
    note: 'Late',
  };

  expect(changesOf(before, after, lisbon)).toEqual([
    'It begins at 11:00 now.',
    'It is with Ana now.',
    'It is marked “Arrived” now.',
    'Its note is another one now.',
  ]);
});

test('another day is named, and so is another end', () => {
  expect(changesOf(before, { ...before, startsAt: '2026-11-26T09:00:00Z' }, lisbon)).toEqual([
    'It begins at Thu 26 Nov, 09:00 now.',
  ]);
  expect(changesOf(before, { ...before, endsAt: at('11:00') }, lisbon)).toEqual(['It ends at 11:00 now.']);
});

test('a visit that is gone is said to be gone', () => {
  expect(changesOf(before, undefined, lisbon)).toEqual([
    'It is no longer on this page: moved elsewhere or cancelled.',
  ]);
});

test('a change that cannot be seen is a change all the same', () => {
  expect(changesOf(before, { ...before, version: 2 }, lisbon)).toEqual([
    'Somebody else has changed it meanwhile.',
  ]);
});

import { likelyNotes } from './likely-notes';

test('the next round sums are offered, none of them twice', () => {
  expect(likelyNotes(43.2, 1)).toEqual([45, 50, 60]);
  expect(likelyNotes(45, 1)).toEqual([50, 60, 100]);
  expect(likelyNotes(97.5, 1)).toEqual([100]);
});

test('so they are where nothing smaller than one is paid', () => {
  expect(likelyNotes(3_800, 100)).toEqual([4_000, 5_000, 10_000]);
});

test('for nothing there is nothing to hand over', () => {
  expect(likelyNotes(0, 1)).toEqual([]);
});

import { axisOf, heightOn, labelled, placeOf, runningTotals } from './scale';

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [48_377, 45_304],
    [0, 20_000, 40_000, 60_000],
  ],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[1000], [0, 250, 500, 750, 1000]],
])('an axis of %p has round lines from zero: %p', (values, ticks) => {
  expect(axisOf(values).ticks).toEqual(ticks);
});

test('what is counted has no line between two whole numbers', () => {
  expect(axisOf([2], true).ticks).toEqual([0, 1, 2]);
  expect(axisOf([9], true).ticks).toEqual([0, 3, 6, 9]);
});

test('an axis goes below zero where more was given back than taken', () => {
  expect(axisOf([40, -30])).toEqual({ bottom: -40, top: 40, ticks: [-40, -20, 0, 20, 40] });
});

test('a value is at the bottom for zero and at the upper edge for the greatest', () => {
  const axis = axisOf([100]);

  expect([0, 50, 100].map((value) => heightOn(axis, value))).toEqual([0, 50, 100]);
});

test('places follow each other from one side to the other, and a single day divides by nothing', () => {
  expect([0, 1, 2].map((index) => placeOf(index, 3))).toEqual([0, 50, 100]);
  expect(placeOf(0, 1)).toBe(0);
});

test('a running total adds up what came, to the cent', () => {
  expect(runningTotals([0.1, 0.2, -0.1])).toEqual([0.1, 0.3, 0.2]);
});

test('a month has a label at its first and its last day and some between, a week at each day', () => {
  expect(labelled(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelled(30, 5)).toEqual([0, 8, 16, 24, 29]);
  expect(labelled(31, 5)).toEqual([0, 8, 16, 24, 30]);
  expect(labelled(29, 5)).toEqual([0, 7, 14, 21, 28]);
});

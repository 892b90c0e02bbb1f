import { linePoints, topOf } from './chart-scale';

test.each([
  [[], 1],
  [[0, 0], 1],
  [[0.5], 1],
  [[3], 3],
  [[1, 7], 8],
  [[12, 4], 20],
  [[210.5], 300],
  [[1000], 1000],
])('a chart of %p ends at %p', (values, top) => {
  expect(topOf(values)).toBe(top);
});

test('a line is at the bottom for zero and touches the upper edge at the greatest value', () => {
  expect(linePoints([0, 5, 10], 10, { width: 100, height: 40 })).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ]);
});

test('a single day is a point and not a division by nothing', () => {
  expect(linePoints([4], 4, { width: 100, height: 40 })).toEqual([{ x: 0, y: 0 }]);
});

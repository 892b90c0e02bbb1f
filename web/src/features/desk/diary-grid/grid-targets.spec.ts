import { spotUnder } from './grid-targets';

/** Three columns of 100 pixels and ten hours, from 60 on. */
const box = { left: 60, right: 360, top: 20, width: 300, height: 600 * 1.6 };
const size = { columns: 3, length: 600 };
const columnAt = (x: number, isMirrored: boolean) => spotUnder(box, { x, y: 20 }, size, isMirrored).column;

test('a press means the column under it, and the minute by its height', () => {
  expect(spotUnder(box, { x: 170, y: 20 + 90 * 1.6 }, size, false)).toEqual({ column: 1, minute: 90 });
  expect([61, 159, 161, 359].map((x) => columnAt(x, false))).toEqual([0, 0, 1, 2]);
});

test('in a mirrored diary the first column is at the right, and the hours run down as ever', () => {
  expect(spotUnder(box, { x: 359, y: 20 + 90 * 1.6 }, size, true)).toEqual({ column: 0, minute: 90 });
  expect([61, 159, 161, 359].map((x) => columnAt(x, true))).toEqual([2, 2, 1, 0]);
});

test('beyond its edges a drag means the column that is nearest', () => {
  expect([0, 500].map((x) => columnAt(x, false))).toEqual([0, 2]);
  expect([0, 500].map((x) => columnAt(x, true))).toEqual([2, 0]);
});

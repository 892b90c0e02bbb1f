import { changeLength, inColumnOrder, moveSpot } from './keyboard-steps';

const bounds = { columns: 3, length: 600, needed: 60 };
const from = (column: number, minute: number, ...keys: string[]) =>
  keys.reduce((spot, key) => moveSpot(spot, key, bounds) ?? spot, { column, minute });

test('arrow keys move by a quarter of an hour and from column to column', () => {
  expect(from(1, 90, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight')).toEqual({ column: 2, minute: 105 });
  expect(from(1, 90, 'ArrowLeft', 'PageDown')).toEqual({ column: 0, minute: 150 });
});

test('nothing leads out of the diary, and a booking keeps room to its end', () => {
  expect(from(0, 0, 'ArrowUp', 'ArrowLeft')).toEqual({ column: 0, minute: 0 });
  expect(from(2, 530, 'ArrowRight', 'ArrowDown', 'PageDown')).toEqual({ column: 2, minute: 540 });
  expect(from(1, 90, 'End')).toEqual({ column: 1, minute: 540 });
  expect(from(1, 90, 'Home')).toEqual({ column: 1, minute: 0 });
});

test('a booking that starts between two quarters goes to the next one first', () => {
  expect(from(0, 95, 'ArrowDown').minute).toBe(105);
  expect(from(0, 95, 'ArrowUp').minute).toBe(90);
  expect(from(0, 95, 'ArrowRight').minute).toBe(95);
});

test('a booking longer than the day stays at its top', () => {
  expect(moveSpot({ column: 0, minute: 0 }, 'ArrowDown', { ...bounds, needed: 900 })).toEqual({
    column: 0,
    minute: 0,
  });
});

test('in a mirrored diary the arrow to the left leads to the next column, which is seen there', () => {
  const mirrored = (column: number, ...keys: string[]) =>
    from(column, 90, ...keys.map((key) => inColumnOrder(key, true)));

  expect(mirrored(0, 'ArrowLeft')).toEqual({ column: 1, minute: 90 });
  expect(mirrored(2, 'ArrowRight', 'ArrowDown')).toEqual({ column: 1, minute: 105 });
  expect(mirrored(0, 'ArrowRight')).toEqual({ column: 0, minute: 90 });
  expect(inColumnOrder('ArrowLeft', false)).toBe('ArrowLeft');
});

test('other keys are ignored', () => {
  expect(moveSpot({ column: 0, minute: 0 }, 'a', bounds)).toBeNull();
  expect(changeLength(45, 'ArrowLeft', 600)).toBeNull();
});

test('a booking grows and shrinks by quarters, never to nothing and never past the day', () => {
  expect(changeLength(45, 'ArrowDown', 600)).toBe(60);
  expect(changeLength(50, 'ArrowUp', 600)).toBe(45);
  expect(changeLength(50, 'ArrowDown', 600)).toBe(60);
  expect(changeLength(15, 'ArrowUp', 600)).toBe(15);
  expect(changeLength(45, 'PageDown', 90)).toBe(90);
});

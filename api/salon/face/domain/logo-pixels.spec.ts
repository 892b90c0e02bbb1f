import {
  drawnBox,
  inColour,
  inkOn,
  isOnWhite,
  type Pixels,
  roundedPlate,
  treatmentOn,
  withoutWhite,
} from './logo-pixels.js';

type Rgba = readonly [number, number, number, number];

const clear: Rgba = [0, 0, 0, 0];
const white: Rgba = [255, 255, 255, 255];
const black: Rgba = [0, 0, 0, 255];
const red: Rgba = [200, 20, 40, 255];

/** Rows of pixels. */
const picture = (rows: Rgba[][]): Pixels => ({
  data: Uint8Array.from(rows.flat(2)),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

/** A bar of these colours in the middle of a ground. */
const onGround = (ground: Rgba, ...drawn: Rgba[]): Pixels =>
  picture([
    Array.from({ length: drawn.length + 2 }, () => ground),
    [ground, ...drawn, ground],
    Array.from({ length: drawn.length + 2 }, () => ground),
  ]);

test('the empty edge of a logo is found on every side', () => {
  expect(drawnBox(onGround(clear, black, red))).toEqual({ left: 1, top: 1, width: 2, height: 1 });
  expect(drawnBox(picture([[clear]]))).toBeNull();
});

test('white around a logo becomes transparent, and its colours stay', () => {
  const logo = onGround(white, black, [128, 128, 128, 255], red);

  expect(isOnWhite(logo)).toBe(true);
  const cut = withoutWhite(logo);

  expect(cut && drawnBox(cut)).toEqual({ left: 1, top: 1, width: 3, height: 1 });
  // Half-way grey is black that half of the white shines through.
  expect(cut && [...cut.data.subarray(24, 36)]).toEqual([0, 0, 0, 255, 0, 0, 0, 127, 195, 0, 22, 235]);
});

test('a photo, and a logo on its own coloured ground, are not on white', () => {
  expect(isOnWhite(onGround(red, white))).toBe(false);
  expect(isOnWhite(onGround(clear, white))).toBe(false);
  expect(withoutWhite(onGround(white, white))).toBeNull();
});

test.each([
  ['black', onGround(clear, black), 'as-it-is', 'in-ink'],
  ['white', onGround(clear, white), 'in-ink', 'as-it-is'],
  ['red', onGround(clear, red), 'as-it-is', 'as-it-is'],
  ['black and red', onGround(clear, black, black, red), 'as-it-is', 'on-a-plate'],
  ['white and red', onGround(clear, white, red), 'on-a-plate', 'as-it-is'],
  ['black and white', onGround(clear, black, white), 'on-a-plate', 'on-a-plate'],
  ['pale yellow', onGround(clear, [255, 240, 150, 255]), 'in-ink', 'as-it-is'],
  ['navy', onGround(clear, [27, 42, 107, 255]), 'as-it-is', 'in-ink'],
  ['with a ground of its own', onGround(black, white), 'as-it-is', 'as-it-is'],
] as const)('a logo in %s can be seen on light and dark grounds', (_, logo, light, night) => {
  expect([treatmentOn(logo, 'light'), treatmentOn(logo, 'night')]).toEqual([light, night]);
});

test('a logo in one colour keeps its shape', () => {
  const drawn = inColour(onGround(clear, black), '#f6eee8');

  expect([...drawn.data.subarray(16, 20)]).toEqual([246, 238, 232, 255]);
  expect(drawnBox(drawn)).toEqual({ left: 1, top: 1, width: 1, height: 1 });
});

test('a plate without round corners is filled to its edge', () => {
  const { data } = roundedPlate(3, 2, 0, '#ffffff');

  expect([...data].every((byte) => byte === 255)).toBe(true);
});

test('a plate is filled, and clear in its corners', () => {
  const { data } = roundedPlate(20, 10, 4, '#ffffff');

  expect([data[3], data[4 * (5 * 20 + 10) + 3]]).toEqual([0, 255]);
});

test('text on a colour is white or dark, whichever is easier to read', () => {
  expect([inkOn('#ffe45c'), inkOn('#7a2540')]).toEqual(['#241a1e', '#ffffff']);
});

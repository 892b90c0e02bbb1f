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

const CLEAR: Rgba = [0, 0, 0, 0];
const WHITE: Rgba = [255, 255, 255, 255];
const BLACK: Rgba = [0, 0, 0, 255];
const RED: Rgba = [200, 20, 40, 255];

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
  expect(drawnBox(onGround(CLEAR, BLACK, RED))).toEqual({ left: 1, top: 1, width: 2, height: 1 });
  expect(drawnBox(picture([[CLEAR]]))).toBeNull();
});

test('white around a logo becomes transparent, and its colours stay', () => {
  const logo = onGround(WHITE, BLACK, [128, 128, 128, 255], RED);

  expect(isOnWhite(logo)).toBe(true);
  const cut = withoutWhite(logo);

  expect(cut && drawnBox(cut)).toEqual({ left: 1, top: 1, width: 3, height: 1 });
  // Half-way grey is black that half of the white shines through.
  expect(cut && [...cut.data.subarray(24, 36)]).toEqual([0, 0, 0, 255, 0, 0, 0, 127, 195, 0, 22, 235]);
});

test('a photo, and a logo on its own coloured ground, are not on white', () => {
  expect(isOnWhite(onGround(RED, WHITE))).toBe(false);
  expect(isOnWhite(onGround(CLEAR, WHITE))).toBe(false);
  expect(withoutWhite(onGround(WHITE, WHITE))).toBeNull();
});

test.each([
  ['black', onGround(CLEAR, BLACK), 'as-it-is', 'in-ink'],
  ['white', onGround(CLEAR, WHITE), 'in-ink', 'as-it-is'],
  ['red', onGround(CLEAR, RED), 'as-it-is', 'as-it-is'],
  ['black and red', onGround(CLEAR, BLACK, BLACK, RED), 'as-it-is', 'on-a-plate'],
  ['white and red', onGround(CLEAR, WHITE, RED), 'on-a-plate', 'as-it-is'],
  ['black and white', onGround(CLEAR, BLACK, WHITE), 'on-a-plate', 'on-a-plate'],
  ['pale yellow', onGround(CLEAR, [255, 240, 150, 255]), 'on-a-plate', 'as-it-is'],
  ['with a ground of its own', onGround(BLACK, WHITE), 'as-it-is', 'as-it-is'],
] as const)('a logo in %s can be seen on light and dark grounds', (_, logo, light, night) => {
  expect([treatmentOn(logo, 'light'), treatmentOn(logo, 'night')]).toEqual([light, night]);
});

test('a logo in one colour keeps its shape', () => {
  const drawn = inColour(onGround(CLEAR, BLACK), '#f6eee8');

  expect([...drawn.data.subarray(16, 20)]).toEqual([246, 238, 232, 255]);
  expect(drawnBox(drawn)).toEqual({ left: 1, top: 1, width: 1, height: 1 });
});

test('a plate is filled, and clear in its corners', () => {
  const { data } = roundedPlate(20, 10, 4, '#ffffff');

  expect([data[3], data[4 * (5 * 20 + 10) + 3]]).toEqual([0, 255]);
});

test('text on a colour is white or dark, whichever is easier to read', () => {
  expect([inkOn('#ffe45c'), inkOn('#7a2540')]).toEqual(['#241a1e', '#ffffff']);
});

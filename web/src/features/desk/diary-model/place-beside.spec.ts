import { placeBeside } from './place-beside';

const window = { width: 1000, height: 800 };
const size = { width: 280, height: 160 };
const cardAt = (left: number, top: number, width = 120, height = 40) => ({
  ...{ left, top },
  right: left + width,
  bottom: top + height,
});

test('what tells of a card stands at its right, and at its left near the edge', () => {
  expect(placeBeside(cardAt(100, 200), size, window)).toEqual({ left: 226, top: 200 });
  expect(placeBeside(cardAt(860, 200), size, window)).toEqual({ left: 574, top: 200 });
});

test('near the foot of the window it is moved up as far as it needs', () => {
  expect(placeBeside(cardAt(100, 780), size, window).top).toBe(632);
});

test('a card as wide as the window is not covered either: it stands below or above', () => {
  expect(placeBeside(cardAt(60, 200, 900), size, window)).toEqual({ left: 60, top: 246 });
  expect(placeBeside(cardAt(60, 700, 900), size, window)).toEqual({ left: 60, top: 534 });
});

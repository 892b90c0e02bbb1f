import { keptScrollTop, nextZoom } from './zoom';

test('the diary becomes larger and smaller in three steps, and stays where it is at either end', () => {
  expect([nextZoom('20', 1), nextZoom('24', 1), nextZoom('32', 1)]).toEqual(['24', '32', '32']);
  expect([nextZoom('32', -1), nextZoom('24', -1), nextZoom('20', -1)]).toEqual(['24', '20', '20']);
});

test('the time in the middle of what is seen is there at every size', () => {
  // 600 pixels are seen from 300 on: the middle is at 600, which is 12:15 of a day that begins at 6, at 24 a quarter.
  const seen = { scrollTop: 300, height: 600 };

  expect(keptScrollTop(seen, 32 / 24)).toBe(500);
  expect(keptScrollTop({ scrollTop: 500, height: 600 }, 24 / 32)).toBe(300);
});

test('a day that has become too short to be scrolled begins at its top', () => {
  expect(keptScrollTop({ scrollTop: 0, height: 600 }, 20 / 24)).toBe(0);
});

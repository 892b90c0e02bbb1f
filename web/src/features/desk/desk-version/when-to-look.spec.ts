import { waitMs } from './when-to-look';

const MINUTE = 60_000;

test('what is new is looked for every second, and less often by a screen that no one has touched for half an hour', () => {
  expect(waitMs({ failures: 0, untouchedMs: 0 })).toBe(1000);
  expect(waitMs({ failures: 0, untouchedMs: 29 * MINUTE })).toBe(1000);
  expect(waitMs({ failures: 0, untouchedMs: 30 * MINUTE })).toBe(10_000);
});

test('while the server does not answer it is asked ever less often, and at least once a minute', () => {
  const waits = [1, 2, 3, 6, 40].map((failures) => waitMs({ failures, untouchedMs: 0 }));

  expect(waits).toEqual([2000, 4000, 8000, MINUTE, MINUTE]);
});

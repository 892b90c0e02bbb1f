import { WAITS_SECONDS } from './retry-waits.js';

test('four failures have no consequence; each further one doubles the wait, up to a quarter of an hour', () => {
  expect(WAITS_SECONDS).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900]);
});

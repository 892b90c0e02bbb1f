import { waitSeconds } from './retry.js';

describe('after a failed try', () => {
  test('the pause doubles with each attempt at a rejected email, up to an hour', () => {
    const pauses = [1, 2, 3, 4, 9, 10, 50].map((attempts) => waitSeconds(attempts, 'refused'));

    expect(pauses).toEqual([10, 20, 40, 80, 2560, 3600, 3600]);
  });

  test('a server that was away or busy is tried again within minutes, however long it was away', () => {
    expect(waitSeconds(1, 'unreachable')).toBe(10);
    expect(waitSeconds(1000, 'unreachable')).toBe(120);
    expect(waitSeconds(1000, 'later')).toBe(240);
  });
});

import { gapsOf } from './gaps.js';

describe('the gaps in a working day', () => {
  const day = { working: [{ start: 540, end: 720 }], shortestMinutes: 15 };

  test('are the working hours that no one has booked', () => {
    const busy = [
      { start: 570, end: 600 },
      { start: 660, end: 690 },
    ];

    expect(gapsOf({ ...day, busy, now: 0 })).toEqual([
      { start: 540, end: 570 },
      { start: 600, end: 660 },
      { start: 690, end: 720 },
    ]);
  });

  test('do not begin before now', () => {
    expect(gapsOf({ ...day, busy: [], now: 610 })).toEqual([{ start: 610, end: 720 }]);
  });

  test('are long enough to be of use', () => {
    expect(gapsOf({ ...day, busy: [{ start: 540, end: 706 }], now: 0 })).toEqual([]);
    expect(gapsOf({ ...day, busy: [{ start: 540, end: 705 }], now: 0 })).toEqual([{ start: 705, end: 720 }]);
  });

  test('do not exist on a day off', () => {
    expect(gapsOf({ working: [], busy: [], now: 0, shortestMinutes: 15 })).toEqual([]);
  });
});

import { openingState } from './opening-state';

/** Tuesday to Saturday, with a break on Saturdays. */
const week = [
  ...[2, 3, 4, 5].map((weekday) => ({ weekday, startsMinute: 540, endsMinute: 1140 })),
  { weekday: 6, startsMinute: 840, endsMinute: 1080 },
  { weekday: 6, startsMinute: 540, endsMinute: 780 },
];
const hours = { openingHours: week, specialDays: [] };
const TUESDAY = '2026-11-24';

describe('whether the salon is open right now', () => {
  test('is said with the minute at which it closes', () => {
    expect(openingState(hours, TUESDAY, 600)).toEqual({ isOpen: true, untilMinute: 1140 });
  });

  test('ends with its last minute', () => {
    expect(openingState(hours, TUESDAY, 1139)).toMatchObject({ isOpen: true });
    expect(openingState(hours, TUESDAY, 1140)).toMatchObject({ isOpen: false });
  });

  test.each([
    ['before it opens', TUESDAY, 480, { day: TUESDAY, inDays: 0, minute: 540 }],
    ['after it has closed', TUESDAY, 1200, { day: '2026-11-25', inDays: 1, minute: 540 }],
    ['during its break', '2026-11-28', 800, { day: '2026-11-28', inDays: 0, minute: 840 }],
    ['before two days off', '2026-11-28', 1100, { day: '2026-12-01', inDays: 3, minute: 540 }],
  ])('says when it opens next %s', (_, today, minute, opens) => {
    expect(openingState(hours, today, minute)).toEqual({ isOpen: false, opens });
  });

  test('follows special days, whether they close it or keep it open for longer', () => {
    const specialDays = [
      { day: TUESDAY, windows: [] },
      { day: '2026-11-25', windows: [{ startsMinute: 600, endsMinute: 1260 }] },
    ];

    expect(openingState({ openingHours: week, specialDays }, TUESDAY, 600)).toEqual({
      isOpen: false,
      opens: { day: '2026-11-25', inDays: 1, minute: 600 },
    });
    expect(openingState({ openingHours: week, specialDays }, '2026-11-25', 1200)).toEqual({
      isOpen: true,
      untilMinute: 1260,
    });
  });

  test('goes on past midnight, and from one window into the next', () => {
    const openingHours = [
      { weekday: 2, startsMinute: 600, endsMinute: 900 },
      { weekday: 2, startsMinute: 900, endsMinute: 1440 },
      { weekday: 3, startsMinute: 0, endsMinute: 120 },
    ];

    expect(openingState({ openingHours, specialDays: [] }, TUESDAY, 700)).toEqual({
      isOpen: true,
      untilMinute: 120,
    });
  });

  test('has no end in a salon that never closes, and no beginning in one without hours', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsMinute: 0, endsMinute: 1440 }));

    expect(openingState({ openingHours: always, specialDays: [] }, TUESDAY, 700)).toEqual({
      isOpen: true,
      untilMinute: null,
    });
    expect(openingState({ openingHours: [], specialDays: [] }, TUESDAY, 700)).toEqual({
      isOpen: false,
      opens: null,
    });
  });
});

import { totalLine } from './total-line';

const days = (month: string, values: readonly number[]) =>
  values.map((value, index) => {
    const day = `${month}-0${index + 1}`;
    return { firstDay: day, lastDay: day, value, coming: index === 1 ? 0 : 5 };
  });
type Day = ReturnType<typeof days>[number];

const line = (parts: { today?: string; before?: Day[]; aheadOf?: (day: Day) => number } = {}) =>
  totalLine({
    parts: days('2026-11', [10, 0, 20]),
    before: days('2026-10', [4, 4, 4, 4]),
    today: '2026-11-30',
    valueOf: ({ value }: Day) => value,
    labelOf: ({ firstDay }: Day) => firstDay.slice(8),
    ...parts,
  });

test('a line adds up its days, beside those of the period before, which may be longer', () => {
  expect(line().map(({ now, before }) => [now, before])).toEqual([
    [10, 4],
    [10, 8],
    [30, 12],
    [null, 16],
  ]);
});

test('a period that goes on ends today, and what is booked goes on from there, without what is past', () => {
  const points = line({ today: '2026-11-02', aheadOf: ({ coming }) => coming });

  expect(points.map(({ now, ahead }) => [now, ahead])).toEqual([
    [10, null],
    [10, null],
    [null, 15],
    [null, null],
  ]);
});

test('with nothing before there is no second line', () => {
  expect(line({ before: days('2026-10', [0, 0, 0]) }).every(({ before }) => before === null)).toBe(true);
});

test('a line of a server that sends no period before has no second line', () => {
  const points = totalLine({
    parts: days('2026-11', [10]),
    before: undefined,
    today: '2026-11-30',
    valueOf: ({ value }) => value,
    labelOf: ({ firstDay }) => firstDay,
  });

  expect(points.map(({ now, before }) => [now, before])).toEqual([[10, null]]);
});

test('a period to come has no line yet', () => {
  expect(line({ today: '2026-10-31' }).every(({ now }) => now === null)).toBe(true);
});

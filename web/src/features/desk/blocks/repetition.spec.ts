import { firstRepetition, ruleOf } from './repetition';

test('a block comes back on its own weekday for twelve weeks, until somebody says more', () => {
  expect(ruleOf(firstRepetition('2027-03-07'))).toEqual({
    everyWeeks: 1,
    weekdays: [7],
    until: '2027-05-30',
  });
});

test('weekdays are told in their order, and dates are counted or end on a day, never both', () => {
  const repetition = { everyWeeks: 2, weekdays: [5, 1], until: null, count: '20' };

  expect(ruleOf(repetition)).toEqual({ everyWeeks: 2, weekdays: [1, 5], count: 20 });
  expect(ruleOf({ ...repetition, until: '2027-05-30' })).toEqual({
    ...{ everyWeeks: 2, weekdays: [1, 5], until: '2027-05-30' },
  });
});

test.each([{ weekdays: [] }, { until: '' }, { until: null, count: '' }, { until: null, count: '0' }])(
  'nothing is asked while something is missing: %j',
  (missing) => {
    expect(ruleOf({ ...firstRepetition('2027-03-07'), ...missing })).toBeNull();
  },
);

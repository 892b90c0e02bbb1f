import { firstRepetition, type Repetition, ruleOf } from './repetition';

test('a block comes back on its own weekday for twelve weeks, until someone says more', () => {
  expect(ruleOf(firstRepetition('2027-03-07'))).toEqual({
    everyWeeks: 1,
    weekdays: [7],
    until: '2027-05-30',
  });
});

test('weekdays are told in their order, and dates are counted, end on a day or have no end', () => {
  const repetition = { everyWeeks: 2, weekdays: [5, 1], until: '2027-05-30', count: '20' };
  const rule = { everyWeeks: 2, weekdays: [1, 5] };

  expect(ruleOf({ ...repetition, ends: 'count' })).toEqual({ ...rule, count: 20 });
  expect(ruleOf({ ...repetition, ends: 'day' })).toEqual({ ...rule, until: '2027-05-30' });
  expect(ruleOf({ ...repetition, ends: 'open' })).toEqual({ ...rule, isOpenEnded: true });
});

test.each<Partial<Repetition>>([
  { weekdays: [] },
  { until: '' },
  { ends: 'count', count: '' },
  { ends: 'count', count: '0' },
])('nothing is asked while something is missing: %j', (missing) => {
  expect(ruleOf({ ...firstRepetition('2027-03-07'), ...missing })).toBeNull();
});

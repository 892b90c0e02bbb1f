import { bookedCount, changesOf, datesOfProblem, undecided } from './date-choices';

const dates = [
  { day: '2027-03-04', state: 'free' as const },
  { day: '2027-04-01', state: 'taken' as const },
  { day: '2027-04-29', state: 'closed' as const },
];

test('a date that is not free is open until it is put elsewhere or left out', () => {
  expect(undecided(dates, {}).map(({ day }) => day)).toEqual(['2027-04-01', '2027-04-29']);
  expect(undecided(dates, { '2027-04-01': '2027-04-02T09:00:00Z', '2027-04-29': null })).toEqual([]);
});

test('a date that is left out is told and not counted, one that is put elsewhere is both', () => {
  const choices = { '2027-04-01': '2027-04-02T09:00:00Z', '2027-04-29': null };

  expect(changesOf(choices)).toEqual([
    { day: '2027-04-01', startsAt: '2027-04-02T09:00:00Z' },
    { day: '2027-04-29', startsAt: null },
  ]);
  expect(bookedCount(dates, choices)).toBe(2);
});

test('a refusal shows its dates, if it is about dates', () => {
  const shown = [{ ...dates[1], startsAt: '2027-04-01T09:00:00Z', alternatives: [] }];

  expect(datesOfProblem({ code: 'dates-taken', extras: { dates: shown } })).toEqual(shown);
  expect(datesOfProblem({ code: 'slot-taken', extras: { dates: shown } })).toBeNull();
  expect(datesOfProblem({ code: 'dates-taken', extras: {} })).toBeNull();
});

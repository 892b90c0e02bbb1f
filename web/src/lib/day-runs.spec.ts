import { specialDayRuns } from './day-runs';
import { addDays } from './local-day';

const closed = (day: string, reason = 'Holiday') => ({ day, reason, windows: [] });

test('consecutive days with the same hours and reason are one stretch, across the end of a month', () => {
  const days = [closed('2027-07-30'), closed('2027-07-31'), closed('2027-08-01'), closed('2027-08-03')];

  expect(specialDayRuns(days).map(({ day, toDay }) => [day, toDay])).toEqual([
    ['2027-07-30', '2027-08-01'],
    ['2027-08-03', '2027-08-03'],
  ]);
});

test('another reason or other hours begin a new stretch', () => {
  const short = { ...closed('2027-08-03'), windows: [{ startsMinute: 540, endsMinute: 720 }] };
  const days = [closed('2027-08-01'), closed('2027-08-02', 'Repairs'), { ...short, reason: 'Repairs' }];

  expect(specialDayRuns(days)).toHaveLength(3);
});

test('a longer closure is shown in stretches that can each be edited, and to visitors as one', () => {
  const days = Array.from({ length: 151 }, (_, index) => closed(addDays('2027-01-01', index)));

  expect(specialDayRuns(days, 92).map(({ day, toDay }) => [day, toDay])).toEqual([
    ['2027-01-01', '2027-04-02'],
    ['2027-04-03', '2027-05-31'],
  ]);
  expect(specialDayRuns(days)).toHaveLength(1);
});

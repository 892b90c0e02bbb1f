import { comingSpecialDays, openingDays } from './opening-days';

describe('the week on the wall', () => {
  test('has seven days from Monday, and a day without hours is closed', () => {
    const days = openingDays([{ weekday: 2, startsMinute: 540, endsMinute: 1080 }]);

    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(days.filter(({ windows }) => windows.length > 0).map(({ weekday }) => weekday)).toEqual([2]);
  });

  test('shows the morning before the afternoon', () => {
    const [monday] = openingDays([
      { weekday: 1, startsMinute: 840, endsMinute: 1080 },
      { weekday: 1, startsMinute: 540, endsMinute: 780 },
    ]);

    expect(monday?.windows.map(({ startsMinute }) => startsMinute)).toEqual([540, 840]);
  });
});

describe('days with hours of their own', () => {
  const closed = (day: string) => ({ day, reason: 'Holiday', windows: [] });

  test('are shown from today on, the nearest first', () => {
    const days = comingSpecialDays(
      [closed('2026-12-25'), closed('2026-11-23'), closed('2026-11-24'), closed('2026-12-08')],
      '2026-11-24',
    );

    expect(days.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-08', '2026-12-25']);
  });

  test('are no more than the next four', () => {
    const december = ['01', '03', '05', '07', '09'].map((day) => closed(`2026-12-${day}`));

    expect(comingSpecialDays(december, '2026-11-24')).toHaveLength(4);
  });

  test('of one holiday are one line, however long it is', () => {
    const august = ['08', '09', '10', '11', '12'].map((day) => closed(`2027-08-${day}`));
    const days = comingSpecialDays([...august, closed('2027-12-25')], '2027-08-09');

    expect(days.map(({ day, toDay }) => [day, toDay])).toEqual([
      ['2027-08-09', '2027-08-12'],
      ['2027-12-25', '2027-12-25'],
    ]);
  });
});

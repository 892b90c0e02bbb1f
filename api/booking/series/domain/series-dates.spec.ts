import { minuteOf, toIso } from '../../../common/time/epoch-minute.js';
import { localDayOf, wallMinuteOf } from '../../../common/time/zone.js';
import { pickDates, type SeriesDate, seriesDates, type SeriesRule } from './series-dates.js';

const LISBON = 'Europe/Lisbon';

const minute = (instant: string) => minuteOf(new Date(instant));

function datesOf(startsAt: string, rule: SeriesRule, zone = LISBON): SeriesDate[] {
  const dates = seriesDates(minute(startsAt), rule, zone);
  if ('pointer' in dates) throw new Error(`${dates.pointer} was refused`);
  return dates;
}

const refusal = (rule: SeriesRule) => seriesDates(minute('2027-03-04T10:00Z'), rule, LISBON);

describe('the dates of a series', () => {
  test.each([
    ['2027-02-18T10:00Z', 'Europe/Lisbon'],
    ['2027-09-23T09:00Z', 'Europe/Lisbon'],
    ['2027-09-16T22:00Z', 'Australia/Sydney'],
    ['2027-03-11T23:30Z', 'Australia/Lord_Howe'],
  ])('keep the time of day when the clocks change (from %s in %s)', (startsAt, zone) => {
    const dates = datesOf(startsAt, { everyWeeks: 2, count: 5 }, zone);

    const first = minute(startsAt);
    const offsets = new Set(dates.map((date) => date.startsAt - first - date.position * 14 * 1440));
    expect(offsets.size).toBe(2);
    expect(new Set(dates.map((date) => wallMinuteOf(date.startsAt, zone))).size).toBe(1);
    expect(dates.map(({ day }) => day)).toEqual(dates.map((date) => localDayOf(date.startsAt, zone)));
  });

  test('begin at ten through the whole year, in summer as in winter', () => {
    const dates = datesOf('2027-01-07T10:00Z', { everyWeeks: 4, count: 14 });

    expect(dates.map(({ startsAt }) => toIso(startsAt).slice(11, 16)).join(' ')).toBe(
      '10:00 10:00 10:00 09:00 09:00 09:00 09:00 09:00 09:00 09:00 09:00 10:00 10:00 10:00',
    );
    expect(dates.at(-1)?.day).toBe('2028-01-06');
  });

  test('move to the next hour there is where the clocks skip theirs', () => {
    const dates = datesOf('2027-03-21T01:30Z', { everyWeeks: 1, count: 3 });

    expect(dates.map(({ startsAt }) => toIso(startsAt))).toEqual([
      '2027-03-21T01:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
      '2027-04-04T00:30:00.000Z',
    ]);
  });

  test('go up to the last day that was asked for, and include it', () => {
    const days = (until: string) =>
      datesOf('2027-03-04T10:00Z', { everyWeeks: 1, until }).map(({ day }) => day);

    expect(days('2027-03-18')).toEqual(['2027-03-04', '2027-03-11', '2027-03-18']);
    expect(days('2027-03-17')).toEqual(['2027-03-04', '2027-03-11']);
  });

  test('are two at least and twenty-six at most', () => {
    expect(refusal({ everyWeeks: 1, until: '2027-03-10' })).toMatchObject({ pointer: '#/until' });
    expect(refusal({ everyWeeks: 1, until: '2026-01-01' })).toMatchObject({ pointer: '#/until' });
    expect(refusal({ everyWeeks: 1, until: '2027-09-02' })).toMatchObject({ pointer: '#/until' });
    expect(refusal({ everyWeeks: 1, until: '2027-09-01' })).toHaveLength(26);
    expect(refusal({ everyWeeks: 1, count: 27 })).toMatchObject({ pointer: '#/count' });
    expect(refusal({ everyWeeks: 1, count: 1 })).toMatchObject({ pointer: '#/count' });
  });

  test('are counted or have a last day, not both and not neither', () => {
    expect(refusal({ everyWeeks: 1 })).toMatchObject({ pointer: '#/count' });
    expect(refusal({ everyWeeks: 1, count: 3, until: '2027-05-01' })).toMatchObject({ pointer: '#/count' });
  });
});

describe('what was decided about single dates', () => {
  const dates: SeriesDate[] = ['2027-03-04', '2027-03-11', '2027-03-18'].map((day, position) => ({
    position,
    day,
    startsAt: minute(`${day}T10:00Z`),
  }));

  test('puts one elsewhere and leaves one out; the others keep their places', () => {
    const picked = pickDates(
      dates,
      [
        { day: '2027-03-11', startsAt: null },
        { day: '2027-03-18', startsAt: '2027-03-19T11:00Z' },
      ],
      LISBON,
    );

    expect(picked).toEqual([
      { position: 0, day: '2027-03-04', startsAt: minute('2027-03-04T10:00Z'), isApart: false },
      { position: 2, day: '2027-03-18', startsAt: minute('2027-03-19T11:00Z'), isApart: true },
    ]);
  });

  test('is about a date that there is', () => {
    expect(pickDates(dates, [{ day: '2027-03-05', startsAt: null }], LISBON)).toMatchObject({
      pointer: '#/changes/0/day',
    });
  });

  test.each(['2027-03-18T16:00Z', '2027-03-25T10:00Z'])(
    'never puts two on one day or one behind the next (%s)',
    (startsAt) => {
      expect(pickDates(dates, [{ day: '2027-03-11', startsAt }], LISBON)).toMatchObject({
        pointer: '#/changes',
      });
    },
  );
});

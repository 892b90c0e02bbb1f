import { isBackupDue, lastPlanned } from './due-backup.js';

const HALF_PAST_THREE = 3 * 60 + 30;
const lisbon = { atMinute: HALF_PAST_THREE, zone: 'Europe/Lisbon' };
const paris = { atMinute: 2 * 60 + 30, zone: 'Europe/Paris' };

const at = (instant: string) => new Date(instant);

/** A salon whose app has been running for a while, on 2 March 2027; times are in that night. */
const due = (now: string, { made = [], failed = [], startedAt = '2027-02-01T00:00Z' }: Night = {}) =>
  isBackupDue(lisbon, {
    now: at(now),
    appStartedAt: at(startedAt),
    made: made.map(at),
    failed: failed.map(at),
  });

interface Night {
  made?: string[];
  failed?: string[];
  startedAt?: string;
}

describe('the time of a backup', () => {
  test.each([
    ['on the minute', '2027-03-02T03:30:00Z', '2027-03-02T03:30:00Z'],
    ['a second before', '2027-03-02T03:29:59Z', '2027-03-01T03:30:00Z'],
    ['in summer', '2027-07-02T02:30:00Z', '2027-07-02T02:30:00Z'],
  ])('is on the salon’s clock, %s', (_when, now, planned) => {
    expect(lastPlanned(at(now), lisbon)).toEqual(at(planned));
  });

  test('that the clocks skip comes after the gap', () => {
    expect(lastPlanned(at('2027-03-28T01:29Z'), paris)).toEqual(at('2027-03-27T01:30Z'));
    expect(lastPlanned(at('2027-03-28T01:30Z'), paris)).toEqual(at('2027-03-28T01:30Z'));
  });

  test('that the clocks show twice is the first of the two', () => {
    expect(lastPlanned(at('2027-10-31T00:30Z'), paris)).toEqual(at('2027-10-31T00:30Z'));
    expect(lastPlanned(at('2027-10-31T01:30Z'), paris)).toEqual(at('2027-10-31T00:30Z'));
  });
});

describe('a backup is made', () => {
  test('once a night', () => {
    expect(due('2027-03-02T03:29Z', { made: ['2027-03-01T03:30Z'] })).toBe(false);
    expect(due('2027-03-02T03:30Z', { made: ['2027-03-01T03:30Z'] })).toBe(true);
    expect(due('2027-03-02T03:31Z', { made: ['2027-03-02T03:30Z'] })).toBe(false);
  });

  test('once by two copies whose clocks differ by some minutes', () => {
    expect(due('2027-03-02T03:30Z', { made: ['2027-03-02T03:34Z'] })).toBe(false);
  });

  test('a few minutes after the start when the machine was off that night', () => {
    const startedAt = '2027-03-02T08:00Z';

    expect(due('2027-03-02T08:04Z', { startedAt })).toBe(false);
    expect(due('2027-03-02T08:05Z', { startedAt })).toBe(true);
  });

  test('in time when the app was started just before', () => {
    expect(due('2027-03-02T03:30Z', { startedAt: '2027-03-02T03:29Z' })).toBe(true);
  });

  test('again after 15, 30 and 60 minutes when it failed, and then not before the next night', () => {
    const failed = ['2027-03-02T03:30Z', '2027-03-02T03:45Z', '2027-03-02T04:15Z', '2027-03-02T05:15Z'];

    expect(due('2027-03-02T03:44Z', { failed: failed.slice(0, 1) })).toBe(false);
    expect(due('2027-03-02T03:45Z', { failed: failed.slice(0, 1) })).toBe(true);
    expect(due('2027-03-02T04:14Z', { failed: failed.slice(0, 2) })).toBe(false);
    expect(due('2027-03-02T04:15Z', { failed: failed.slice(0, 2) })).toBe(true);
    expect(due('2027-03-02T05:15Z', { failed: failed.slice(0, 3) })).toBe(true);
    expect(due('2027-03-02T23:00Z', { failed })).toBe(false);
    expect(due('2027-03-03T03:30Z', { failed })).toBe(true);
  });

  test('when what there is was dated by a clock that ran a day ahead', () => {
    expect(due('2027-03-02T03:30Z', { made: ['2027-03-03T03:30Z'] })).toBe(true);
  });
});

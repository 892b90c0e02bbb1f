import { notKept } from './retention.js';

const wanted = { days: 7, weeks: 4, months: 6 };
const MS_PER_DAY = 86_400_000;

/** Backups made at these instants, each named after its own. */
const backups = (...instants: string[]) => instants.map((name) => ({ name, at: new Date(name) }));

/** One per night at 03:30, for this many nights up to the last. */
const nightly = (last: string, count: number) =>
  backups(
    ...Array.from({ length: count }, (_, index) =>
      new Date(Date.parse(`${last}T03:30Z`) - index * MS_PER_DAY).toISOString().slice(0, 16).concat('Z'),
    ),
  );

const days = (files: { name: string }[]) => files.map(({ name }) => name.slice(0, 10));

/** The files that remain. */
const left = (files: ReturnType<typeof backups>, now: string, keep = wanted, zone = 'Europe/Lisbon') => {
  const gone = notKept(files, keep, new Date(now), zone);
  return files.filter(({ name }) => !gone.includes(name));
};

describe('of a year of nightly backups', () => {
  test('the newest of seven days, four weeks and six months stay', () => {
    const kept = days(left(nightly('2027-03-10', 365), '2027-03-10T03:31Z'));

    expect(kept).toEqual([
      ...['2027-03-10', '2027-03-09', '2027-03-08', '2027-03-07', '2027-03-06', '2027-03-05', '2027-03-04'],
      // Sundays; 7 March is already kept as a day.
      ...['2027-02-28', '2027-02-21'],
      // Last days of months; 28 February is already kept as a week.
      ...['2027-01-31', '2026-12-31', '2026-11-30', '2026-10-31'],
    ]);
  });

  test('clearing every night leaves the same as clearing once', () => {
    const all = nightly('2027-03-10', 365).toReversed();
    const clearedNightly = all.reduce<typeof all>((files, file) => left([...files, file], file.name), []);

    expect(clearedNightly).toEqual(left(all, '2027-03-10T03:31Z'));
  });
});

test('of several of one day the newest stays, by the salon’s calendar', () => {
  const files = backups('2027-03-10T13:30Z', '2027-03-09T23:30Z', '2027-03-09T15:30Z', '2027-03-09T14:30Z');

  expect(left(files, '2027-03-10T14:00Z', { days: 9, weeks: 0, months: 0 }, 'Asia/Tokyo')).toEqual(
    backups('2027-03-10T13:30Z', '2027-03-09T14:30Z'),
  );
});

test('of the day on which the clocks go back, 25 hours long, the newest stays', () => {
  const files = backups('2027-10-31T22:59Z', '2027-10-30T22:00Z', '2027-10-30T21:59Z');

  expect(left(files, '2027-11-01T00:00Z', { days: 2, weeks: 0, months: 0 }, 'Europe/Paris')).toEqual(
    backups('2027-10-31T22:59Z', '2027-10-30T21:59Z'),
  );
});

test('the end of a year that begins in the middle of a week is one week', () => {
  const files = backups('2027-01-02T03:30Z', '2026-12-30T03:30Z', '2026-12-27T03:30Z');

  expect(left(files, '2027-01-02T04:00Z', { days: 0, weeks: 2, months: 0 })).toEqual(
    backups('2027-01-02T03:30Z', '2026-12-27T03:30Z'),
  );
});

test('after a year without any, a new one pushes out no more than the oldest day and week', () => {
  const old = left(nightly('2026-03-10', 60), '2026-03-10T03:31Z');

  const gone = notKept(
    [...backups('2027-03-10T03:30Z'), ...old],
    wanted,
    new Date('2027-03-10T03:31Z'),
    'UTC',
  );

  expect(gone).toEqual(['2026-03-04T03:30Z', '2026-02-22T03:30Z']);
});

test('what is dated in the future stays, and pushes nothing out', () => {
  const future = backups('2028-01-01T03:30Z', '2028-01-02T03:30Z');
  const past = nightly('2027-03-10', 7);

  expect(left([...future, ...past], '2027-03-10T03:31Z')).toEqual([...future, ...past]);
});

test('the newest stays whatever is asked for', () => {
  const files = nightly('2027-03-10', 3);

  expect(left(files, '2027-03-10T03:31Z', { days: 0, weeks: 0, months: 0 })).toEqual(files.slice(0, 1));
});

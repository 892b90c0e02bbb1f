import { sayFindings } from '../../common/words/finding.js';
import type { Language } from '../../words/types.gen.js';
import type { Finding } from './check.js';
import { troubleOf } from '../backups/backup-trouble.js';
import type { Backup } from '../backups/backup.entity.js';
import { verdictOnBackups } from './backups.check.js';

const NOW = new Date('2027-03-10T12:00Z');

const backup = (startedAt: string, more: Partial<Backup> = {}): Backup => ({
  id: '1',
  madeBy: 'night',
  file: 'nightly-5f1c09ab-20270310T033000Z.parlour',
  startedAt: new Date(startedAt),
  finishedAt: new Date(startedAt),
  bytes: '1',
  rows: '1',
  pictures: 0,
  error: null,
  rehearsedAt: null,
  rehearsal: null,
  rehearsalError: null,
  ...more,
});

const good = backup('2027-03-10T03:30Z');
const tried = (day: string, rehearsal: Backup['rehearsal'] = 'restored') =>
  backup(`${day}T03:30Z`, { rehearsedAt: new Date(`${day}T03:31Z`), rehearsal });
const rehearsed = tried('2027-03-07');

const inWords = ({ verdict, says }: Finding, language: Language = 'en') => ({
  verdict,
  says: sayFindings(says, language),
});

const look = (
  latest: Partial<Parameters<typeof verdictOnBackups>[0]>,
  { isOff = false, isBeside = false, isInBucket = false } = {},
) =>
  inWords(
    verdictOnBackups(
      { good, failure: null, rehearsed, ...latest },
      { now: NOW, isOff, isBeside, isInBucket },
    ),
  );

test('12-A9 Health says how much would be lost, and when a backup was last rehearsed', () => {
  expect(look({})).toEqual({
    verdict: 'ok',
    says: 'The last backup was made on 2027-03-10. At most 9 hours of work could be lost. On 2027-03-07 a backup was restored to a copy, as a test.',
  });
  expect(look({ good: backup('2027-03-10T11:30Z') }).says).toContain('At most an hour of work');
  expect(look({ good: backup('2027-03-06T03:30Z') }).says).toContain('At most 4 days of work');
});

test('12-A9 Health says that backups go into a bucket, and not into which', () => {
  expect(look({}, { isInBucket: true })).toMatchObject({
    verdict: 'ok',
    says: expect.stringMatching(/Backups go to a bucket\.$/) as unknown,
  });
});

test.each([
  ['there is none yet', { good: null, rehearsed: null }, 'warn', 'everything could be lost'],
  ['the last is older than a night', { good: backup('2027-03-09T09:59Z') }, 'warn', '27 hours'],
  [
    'the last try failed',
    { failure: backup('2027-03-10T04:30Z', { error: 'BACKUP_TO is not a folder.' }) },
    'fail',
    'BACKUP_TO is not a folder.',
  ],
  ['none was ever rehearsed', { rehearsed: null }, 'warn', 'No backup has been tested yet.'],
  ['the last rehearsal is too long ago', { rehearsed: tried('2027-03-02') }, 'warn', '2027-03-02'],
  [
    'the last rehearsal failed',
    { rehearsed: tried('2027-03-10', 'failed') },
    'fail',
    'a test restore of a backup failed',
  ],
] as const)('12-A9 Health asks for a look when %s', (_when, latest, verdict, says) => {
  expect(look(latest)).toMatchObject({ verdict, says: expect.stringContaining(says) as unknown });
});

test('12-A9 Health asks for a look when backups lie on the disk of the data', () => {
  expect(look({}, { isBeside: true })).toMatchObject({
    verdict: 'warn',
    says: expect.stringContaining('on the same disk as the data') as unknown,
  });
});

test('Health is content when others make the backups', () => {
  expect(look({ good: null, rehearsed: null }, { isOff: true, isBeside: true })).toMatchObject({
    verdict: 'ok',
  });
});

test('why a backup failed is said in the reader’s language, though the table keeps it in English', () => {
  const failure = backup('2027-03-10T04:30Z', {
    error: troubleOf(Object.assign(new Error(), { code: 'ENOSPC' })),
  });
  const found = verdictOnBackups(
    { good: null, failure, rehearsed: null },
    { now: NOW, isOff: false, isBeside: false, isInBucket: false },
  );

  expect(failure.error).toBe('There isn’t enough disk space for it.');
  expect(inWords(found, 'de').says).toBe(
    'Die Sicherung vom 10.03.2027 ist fehlgeschlagen. Der Speicherplatz reicht dafür nicht. Es gibt noch keine Sicherung, alles könnte verloren gehen.',
  );
});

test('a failure kept in the words of an earlier version is also said in the reader’s language', () => {
  const failure = backup('2027-03-10T04:30Z', { error: 'There is not enough room for it on the disk.' });
  const found = verdictOnBackups(
    { good, failure, rehearsed },
    { now: NOW, isOff: false, isBeside: false, isInBucket: false },
  );

  expect(inWords(found, 'de').says).toContain('Der Speicherplatz reicht dafür nicht.');
});

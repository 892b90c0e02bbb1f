import { onOneDisk } from '../archive/salon-archive.js';
import { troubleSentence } from '../backups/backup-trouble.js';
import { findLatestIn } from '../backups/bare-database.js';
import type { LatestBackups } from '../backups/latest-backups.js';
import { isOnlyDemo } from '../backups/only-demo.js';
import { finding, type FindingSentence } from '../../common/words/finding.js';
import { instant, nullable, text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import type { Check, Finding, Surroundings } from './check.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A nightly backup is a day old when the next one starts, which takes a while itself. */
const OLD_AFTER_MS = 26 * HOUR_MS;

/** The same for a weekly rehearsal. */
const REHEARSAL_OLD_AFTER_MS = 8 * DAY_MS;

export const backupsCheck: Check = {
  id: 'backups',
  title: finding('title.backups'),
  asks: 'database',
  examine: async ({ source, env, clock }) => {
    const latest = await findLatestIn(source);
    if (!latest) return { verdict: 'warn', says: [finding('backupsNotNoted')] };
    if (await isDemo(source, env)) return { verdict: 'ok', says: [finding('demoNotBackedUp')] };
    const isInBucket = typeof env.backupTo !== 'string';
    const isBeside = typeof env.backupTo === 'string' && onOneDisk(env.backupTo, env.dataDir);
    return verdictOnBackups(latest, {
      now: clock.now(),
      isOff: env.backupAt === null,
      isBeside,
      isInBucket,
    });
  },
};

async function isDemo(source: Surroundings['source'], env: Surroundings['env']): Promise<boolean> {
  const salon = await findRow(
    source,
    { demoAt: nullable(instant), name: text },
    `SELECT demo_at AS "demoAt", name FROM salon`,
  );
  return salon !== null && isOnlyDemo(salon, env, source);
}

interface Circumstances {
  now: Date;
  /** Automatic backups are off. */
  isOff: boolean;
  /** Backups are stored on the data disk. */
  isBeside: boolean;
  /** Backups are stored in a bucket, whose name is secret. */
  isInBucket: boolean;
}

/** @internal */
export function verdictOnBackups(
  latest: LatestBackups,
  { now, isOff, isBeside, isInBucket }: Circumstances,
): Finding {
  const says = [
    standOf(latest, now),
    ...(latest.good ? rehearsalOf(latest) : []),
    ...(isInBucket && !isOff ? [finding('backupsInBucket')] : []),
  ];
  if (isOff) return { verdict: 'ok', says: [finding('backupsByOthers'), ...says] };
  const { good, failure, rehearsed } = latest;
  if (failure)
    return {
      verdict: 'fail',
      says: [
        finding('backupFailed', { day: dayOf(failure.startedAt) }),
        ...troublesOf(failure.error),
        ...says,
      ],
      advice: finding('backupFailedDo'),
    };
  if (!good)
    return {
      verdict: 'warn',
      says,
      advice: finding('firstBackupDo'),
    };
  if (rehearsed?.rehearsal === 'failed')
    return { verdict: 'fail', says, advice: finding('rehearsalFailedDo') };
  if (ageOf(good.startedAt, now) > OLD_AFTER_MS)
    return { verdict: 'warn', says, advice: finding('noBackupLastNight') };
  if (!rehearsed?.rehearsedAt || ageOf(rehearsed.rehearsedAt, now) > REHEARSAL_OLD_AFTER_MS)
    return { verdict: 'warn', says, advice: finding('rehearsedWeekly') };
  if (isBeside)
    return {
      verdict: 'warn',
      says: [...says, finding('backupsBeside')],
      advice: finding('backupsBesideDo'),
    };
  return { verdict: 'ok', says };
}

const ageOf = (at: Date, now: Date): number => now.getTime() - at.getTime();

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const troublesOf = (kept: string | null): FindingSentence[] => (kept === null ? [] : [troubleSentence(kept)]);

function standOf({ good }: LatestBackups, now: Date): FindingSentence {
  if (!good) return finding('noBackupYet');
  const day = dayOf(good.startedAt);
  const hours = Math.max(1, Math.ceil(ageOf(good.startedAt, now) / HOUR_MS));
  return hours > 48
    ? finding('lastBackupDays', { day, days: Math.floor(hours / 24) })
    : finding('lastBackupHours', { day, hours });
}

function rehearsalOf({ rehearsed }: LatestBackups): FindingSentence[] {
  if (!rehearsed?.rehearsedAt) return [finding('notRehearsedYet')];
  const day = dayOf(rehearsed.rehearsedAt);
  if (rehearsed.rehearsal === 'restored') return [finding('rehearsedRestored', { day })];
  if (rehearsed.rehearsal === 'read') return [finding('rehearsedRead', { day })];
  return [finding('rehearsalFailed', { day }), ...troublesOf(rehearsed.rehearsalError)];
}

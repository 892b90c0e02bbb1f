import { onOneDisk } from '../archive/salon-archive.js';
import { findLatestIn } from '../backups/bare-database.js';
import type { LatestBackups } from '../backups/latest-backups.js';
import { isDemoSalon } from '../salon/demo-salon.js';
import type { Check, Finding, Surroundings } from './check.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A night's backup is a day old when the next is begun, and that one takes its time. */
const OLD_AFTER_MS = 26 * HOUR_MS;

/** A week's rehearsal likewise. */
const REHEARSAL_OLD_AFTER_MS = 8 * DAY_MS;

export const backupsCheck: Check = {
  id: 'backups',
  title: 'Backups',
  asks: 'database',
  examine: async ({ source, env, clock }) => {
    const latest = await findLatestIn(source);
    if (!latest)
      return { verdict: 'warn', says: 'The database is of an older version, which did not note backups.' };
    if (await isDemo(source))
      return { verdict: 'ok', says: 'The demo salon is not backed up: nothing in it is anybody’s.' };
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

async function isDemo(source: Surroundings['source']): Promise<boolean> {
  const [salon]: { demoAt: Date | null; name: string }[] = await source.query(
    `SELECT demo_at AS "demoAt", name FROM salon`,
  );
  return salon !== undefined && isDemoSalon(salon);
}

interface Circumstances {
  now: Date;
  /** Parlour makes none by itself. */
  isOff: boolean;
  /** They are put on the disk of the data. */
  isBeside: boolean;
  /** They are put into a bucket; which, is a secret. */
  isInBucket: boolean;
}

/** @internal */
export function verdictOnBackups(
  latest: LatestBackups,
  { now, isOff, isBeside, isInBucket }: Circumstances,
): Finding {
  const says = [
    standOf(latest, now),
    ...(latest.good ? [rehearsalOf(latest)] : []),
    ...(isInBucket && !isOff ? ['They go into a bucket.'] : []),
  ].join(' ');
  if (isOff)
    return {
      verdict: 'ok',
      says: `Parlour makes no backups by itself, and does not see those of others. ${says}`,
    };
  const { good, failure, rehearsed } = latest;
  if (failure)
    return {
      verdict: 'fail',
      says: `The backup of ${dayOf(failure.startedAt)} failed. ${failure.error} ${says}`,
      advice: 'It is tried again later, and in the next night; the log says more.',
    };
  if (!good)
    return {
      verdict: 'warn',
      says,
      advice: 'The first is made in the coming night, or within minutes after a start.',
    };
  if (rehearsed?.rehearsal === 'failed')
    return { verdict: 'fail', says, advice: 'Find out why before you need it: parlour verify --rehearse.' };
  if (ageOf(good.startedAt, now) > OLD_AFTER_MS)
    return { verdict: 'warn', says, advice: 'None was made last night: the log says why.' };
  if (!rehearsed?.rehearsedAt || ageOf(rehearsed.rehearsedAt, now) > REHEARSAL_OLD_AFTER_MS)
    return { verdict: 'warn', says, advice: 'One is rehearsed every week: the log says why not.' };
  if (isBeside)
    return {
      verdict: 'warn',
      says: `${says} They lie on the disk of the data itself.`,
      advice: 'Set BACKUP_TO to a folder on another disk, or to a bucket: what takes this one takes both.',
    };
  return { verdict: 'ok', says };
}

const ageOf = (at: Date, now: Date): number => now.getTime() - at.getTime();

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function standOf({ good }: LatestBackups, now: Date): string {
  if (!good) return 'No backup has been made yet: everything would be lost.';
  const hours = Math.max(1, Math.ceil(ageOf(good.startedAt, now) / HOUR_MS));
  const lost = hours > 48 ? `${Math.floor(hours / 24)} days` : hours === 1 ? 'an hour' : `${hours} hours`;
  return `The last backup was made on ${dayOf(good.startedAt)}: at most ${lost} of work would be lost now.`;
}

function rehearsalOf({ rehearsed }: LatestBackups): string {
  if (!rehearsed?.rehearsedAt) return 'None has been rehearsed yet.';
  const day = dayOf(rehearsed.rehearsedAt);
  if (rehearsed.rehearsal === 'restored')
    return `On ${day} one was restored beside the salon, to see that it can be.`;
  if (rehearsed.rehearsal === 'read')
    return `On ${day} one was read from end to end; the database’s user may make no other in which to restore it.`;
  return `On ${day} one could not be restored. ${rehearsed.rehearsalError}`;
}

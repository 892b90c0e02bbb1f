import type { Backup } from './backup.entity.js';
import type { BackupsRepository } from './backups.repository.js';

/** How the salon's backups stand. */
export interface LatestBackups {
  /** The one that would be restored now. */
  good: Backup | null;
  /** The last try that failed; null when a good one has been made since. */
  failure: Backup | null;
  /** The last one that was tried out, and what came of it. */
  rehearsed: Backup | null;
}

export async function findLatest(backups: BackupsRepository): Promise<LatestBackups> {
  const good = await backups.findLastGood();
  const failure = await backups.findLastFailure();
  const rehearsed = await backups.findLastRehearsed();
  const isMended = failure !== null && good !== null && good.startedAt > failure.startedAt;
  return { good, failure: isMended ? null : failure, rehearsed };
}

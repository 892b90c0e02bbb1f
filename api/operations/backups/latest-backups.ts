import type { Backup } from './backup.entity.js';
import type { BackupsRepository } from './backups.repository.js';

/** The state of the salon's backups. */
export interface LatestBackups {
  /** The one that would be restored now. */
  good: Backup | null;
  /** The last failed attempt; null if a good one was made since. */
  failure: Backup | null;
  /** The last rehearsed one, with the result. */
  rehearsed: Backup | null;
}

export async function findLatest(backups: BackupsRepository): Promise<LatestBackups> {
  const good = await backups.findLastGood();
  const failure = await backups.findLastFailure();
  const rehearsed = await backups.findLastRehearsed();
  const isMended = failure !== null && good !== null && good.startedAt > failure.startedAt;
  return { good, failure: isMended ? null : failure, rehearsed };
}

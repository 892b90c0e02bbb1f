import type { Env } from '../../config/env.js';
import type { BackupPlace } from './backup-place.port.js';
import { BucketPlace } from './bucket.place.js';
import { FolderPlace } from './folder.place.js';

/** The place for the salon's backups, from its settings. The signal aborts requests to remote machines. */
export const backupPlaceOf = (
  { backupTo, dataDir }: Pick<Env, 'backupTo' | 'dataDir'>,
  signal?: AbortSignal,
): BackupPlace =>
  typeof backupTo === 'string' ? new FolderPlace(backupTo) : new BucketPlace(backupTo, dataDir, { signal });

import type { Env } from '../../config/env.js';
import type { BackupPlace } from './backup-place.port.js';
import { BucketPlace } from './bucket.place.js';
import { FolderPlace } from './folder.place.js';

/** Where the salon's backups go, by its settings. The signal ends what waits for somebody else's machine. */
export const backupPlaceOf = (
  { backupTo, dataDir }: Pick<Env, 'backupTo' | 'dataDir'>,
  signal?: AbortSignal,
): BackupPlace =>
  typeof backupTo === 'string' ? new FolderPlace(backupTo) : new BucketPlace(backupTo, dataDir, { signal });

import { ArchiveError } from '../archive/archive-error.js';
import { isDatabaseAway } from '../common/problem/database-away.js';
import { StoreFailure } from '../s3/store-failure.js';

const SENTENCES: Record<string, string> = {
  ENOSPC: 'There is not enough room for it on the disk.',
  EDQUOT: 'There is not enough room for it on the disk.',
  EACCES: 'Parlour may not write into the folder of BACKUP_TO.',
  EPERM: 'Parlour may not write into the folder of BACKUP_TO.',
  EROFS: 'The disk of BACKUP_TO takes no changes.',
  ENOTDIR: 'BACKUP_TO is not a folder.',
  EEXIST: 'BACKUP_TO is not a folder.',
  EIO: 'The disk does not work as it should.',
};

/** What stands before the name of a file; the slash of `text/html` does not. */
const FOLDERS = /(?<!\w)(?:\/[^\s/]+)*\/(?=[^\s/])/g;

/** Why a backup failed, in a sentence for the owner: no path, no secret. Whatever nobody expected is in the log. */
export function troubleOf(error: unknown): string {
  if (error instanceof ArchiveError) return error.message.replaceAll(FOLDERS, '');
  if (error instanceof StoreFailure) return `The store of the pictures (S3_URL) failed: ${error.message}.`;
  if (isDatabaseAway(error)) return 'The database was away or busy.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SENTENCES[code] ?? 'Something went wrong that nobody expected; the log says what.';
}

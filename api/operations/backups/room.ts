import { statfs } from 'node:fs/promises';
import { ArchiveError } from '../archive/archive-error.js';

/** Free space left for everything else on the disk. */
const SPARE_BYTES = 64 * 1024 * 1024;

const megabytes = (bytes: number): number => Math.ceil(bytes / 1e6);

/** Rejects if this folder's disk has no space for a backup of about this size. */
export async function assertRoom(folder: string, likelyBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < likelyBytes + SPARE_BYTES)
    throw new ArchiveError(
      `There is not enough room for it: it takes about ${megabytes(likelyBytes)} MB, and ${megabytes(bavail * bsize)} MB are free.`,
    );
}

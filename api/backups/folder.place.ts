import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError } from '../archive/archive-error.js';
import type { Packed } from '../archive/pack.js';
import { BackupPlace } from './backup-place.js';

/** Group and others. */
const ANYBODY_ELSE = 0o077;

/** So that nothing else on the disk stands still for want of room. */
const SPARE_BYTES = 64 * 1024 * 1024;

const megabytes = (bytes: number): number => Math.ceil(bytes / 1e6);

/** A folder of this machine, or one that is mounted there. */
export class FolderPlace extends BackupPlace {
  constructor(private readonly folder: string) {
    super();
  }

  async prepare(likelyBytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { mode } = await stat(this.folder);
    if (mode & ANYBODY_ELSE)
      throw new ArchiveError(
        'The folder of BACKUP_TO is open to other users of its machine. Take that away (chmod 700), or name a folder inside it, which Parlour makes.',
      );
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < likelyBytes + SPARE_BYTES)
      throw new ArchiveError(
        `There is not enough room for it: the last one has ${megabytes(likelyBytes)} MB, and ${megabytes(bavail * bsize)} MB are free.`,
      );
  }

  /** An archive gets its name when it is whole. */
  keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed> {
    return write(path.join(this.folder, name));
  }

  open(name: string) {
    return Promise.resolve({ file: path.join(this.folder, name), close: () => Promise.resolve() });
  }

  list(): Promise<string[]> {
    return readdir(this.folder);
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true });
  }
}

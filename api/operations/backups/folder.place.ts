import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ArchiveError } from '../archive/archive-error.js';
import type { Packed } from '../archive/pack.js';
import { isMissing, makeFolder } from '../../common/make-folder.js';
import { BackupPlace, type OpenedBackup } from './backup-place.port.js';
import { assertRoom } from './room.js';

/** Permission bits of group and others. */
const ANYBODY_ELSE = 0o077;

/** A folder on this machine, local or mounted. */
export class FolderPlace extends BackupPlace {
  constructor(private readonly folder: string) {
    super();
  }

  async prepare(likelyBytes: number): Promise<void> {
    await makeFolder(this.folder, 0o700).catch((error: unknown) => {
      throw isMissing(error) ? new ArchiveError('No folder can be made where BACKUP_TO is.') : error;
    });
    const { mode } = await stat(this.folder);
    if (mode & ANYBODY_ELSE)
      throw new ArchiveError(
        'The folder of BACKUP_TO is open to other users of its machine. Take that away (chmod 700), or name a folder inside it, which Parlour makes.',
      );
    await assertRoom(this.folder, likelyBytes);
  }

  /** An archive gets its name only once it is complete. */
  keep(name: string, write: (file: string) => Promise<Packed>): Promise<Packed> {
    return write(path.join(this.folder, name));
  }

  open(name: string): Promise<OpenedBackup> {
    const file = path.join(this.folder, name);
    if (!existsSync(file)) return Promise.reject(new ArchiveError(`There is no ${name} in ${this.folder}.`));
    return Promise.resolve({ file, close: () => Promise.resolve() });
  }

  async list(beginning: string): Promise<string[]> {
    return existsSync(this.folder)
      ? (await readdir(this.folder)).filter((name) => name.startsWith(beginning))
      : [];
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true });
  }

  /** Always zero: each backup cleans up before it starts. */
  endAbandoned(): Promise<number> {
    return Promise.resolve(0);
  }
}

import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { makeFolder } from '../../common/make-folder.js';
import type { Problem } from '../../common/problem/problem.js';
import { isFileName } from './domain/picture-file.js';
import { picturesAway, storageFull } from './media.problems.js';
import { MediaStore } from './media-store.port.js';

const UNFINISHED = '.unfinished-';

const isError = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

/** An operating system error: a full or read-only disk, another user's folder, a disk that is gone. */
const isOfSystem = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'message' in error;

/** Stores pictures as files in a local folder. */
export class FolderStore extends MediaStore {
  private readonly logger = new Logger('Media');

  constructor(private readonly folder: string) {
    super();
  }

  /**
   * Writes to a temporary name first, so that readers never see half a file and a crash leaves no partial one behind.
   */
  async put(name: string, bytes: Buffer): Promise<void> {
    const target = this.pathOf(name);
    const unfinished = path.join(this.folder, UNFINISHED + randomUUID());
    try {
      await makeFolder(this.folder, 0o700);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (isError(error, 'ENOSPC', 'EDQUOT')) throw storageFull();
      throw isOfSystem(error) ? this.away(error) : error;
    }
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (isError(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async list(): Promise<string[]> {
    return (await this.names()).filter(isFileName);
  }

  /** The total size of all files, in bytes. */
  async size(): Promise<number> {
    let bytes = 0;
    for (const name of await this.list()) {
      // The file may be deleted concurrently.
      const facts = await stat(this.pathOf(name)).catch(() => null);
      bytes += facts?.size ?? 0;
    }
    return bytes;
  }

  /**
   * Writes a file to find out, because permissions alone don't tell: a disk may be read-only. Disk-full errors pass,
   * because files can still be deleted.
   */
  async check(): Promise<void> {
    const trial = path.join(this.folder, UNFINISHED + randomUUID());
    try {
      await (await open(trial, 'wx', 0o600)).close();
      await rm(trial);
    } catch (error) {
      // The folder does not exist before the first picture.
      if (isError(error, 'ENOENT', 'ENOSPC', 'EDQUOT')) return;
      throw isOfSystem(error) ? this.away(error) : error;
    }
  }

  async tidy(before: Date): Promise<void> {
    for (const name of (await this.names()).filter((each) => each.startsWith(UNFINISHED))) {
      const file = path.join(this.folder, name);
      // The upload may have finished since the folder was read, which renames the file.
      const facts = await stat(file).catch(() => null);
      if (facts && facts.mtime < before) await rm(file, { force: true });
    }
  }

  private away({ message }: { message: string }): Problem {
    this.logger.error(`DATA_DIR: pictures can be neither stored nor deleted: ${message}.`);
    return picturesAway();
  }

  private names(): Promise<string[]> {
    return readdir(this.folder).catch((error: unknown) => {
      if (isError(error, 'ENOENT')) return [];
      throw error;
    });
  }

  private pathOf(name: string): string {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a picture file.`);
    return path.join(this.folder, name);
  }
}

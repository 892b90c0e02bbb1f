import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder and those that lead to it, or leaves them as they are. Node's own recursive way never ends where no folder
 * can be made but none is refused either, such as below /proc: it goes up to one that is there, and down again, for ever.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (await isFolder(folder)) return;
    const above = path.dirname(folder);
    if (!isMissing(error)) throw error;
    // Somebody else may just have made it.
    if (!(await isFolder(above))) await makeFolder(above, mode);
    await mkdir(folder, mode).catch(async (again: unknown) => {
      if (!(await isFolder(folder))) throw again;
    });
  }
}

/** The same for a start, where nothing else of this process can go on meanwhile. */
export function makeFolderSync(folder: string, mode?: number): void {
  const isThere = (one: string) => statSync(one, { throwIfNoEntry: false })?.isDirectory() ?? false;
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (isThere(folder)) return;
    const above = path.dirname(folder);
    if (!isMissing(error)) throw error;
    if (!isThere(above)) makeFolderSync(above, mode);
    try {
      mkdirSync(folder, mode);
    } catch (again) {
      if (!isThere(folder)) throw again;
    }
  }
}

/** Whether a folder could not be made for want of the one above it. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

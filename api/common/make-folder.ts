import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and its parents, unless they exist. Node's recursive version never returns where creation fails
 * without an error, such as below /proc: it walks up to an existing folder and down again, forever.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (await isFolder(folder)) return;
    const above = path.dirname(folder);
    if (!isMissing(error)) throw error;
    // Another process may just have created it.
    if (!(await isFolder(above))) await makeFolder(above, mode);
    await mkdir(folder, mode).catch(async (again: unknown) => {
      if (!(await isFolder(folder))) throw again;
    });
  }
}

/** The synchronous version for startup, when nothing else runs yet. */
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

/** True if a folder could not be created because its parent is missing. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const isFolder = (folder: string): Promise<boolean> =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../common/make-folder.js';

/** Name prefix of temporary files and folders for archives. */
export const UNFINISHED = '.unfinished-backup-';

/** A running backup writes more often than this. */
const ABANDONED_AFTER_MS = 3 * 3_600_000;

/** Creates a private folder in this one. The caller removes it; after a crash, `tidy` does. */
export async function unfinishedFolder(folder: string): Promise<string> {
  await makeFolder(folder);
  return mkdtemp(path.join(folder, UNFINISHED));
}

/** Removes what killed backups left in this folder, but nothing of a running one. */
export async function tidy(folder: string): Promise<void> {
  const before = new Date().getTime() - ABANDONED_AFTER_MS;
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED))) {
    const left = path.join(folder, name);
    if ((await lastWrittenMs(left)) < before) await rm(left, { recursive: true, force: true });
  }
}

/** The latest write in there; ignores files that have just disappeared. */
async function lastWrittenMs(file: string): Promise<number> {
  const facts = await stat(file).catch(() => null);
  if (!facts) return Infinity;
  const names = facts.isDirectory() ? await readdir(file) : [];
  return Math.max(
    facts.mtimeMs,
    ...(await Promise.all(names.map((name) => lastWrittenMs(path.join(file, name))))),
  );
}

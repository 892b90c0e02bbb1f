import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Begins the name of whatever is on its way into an archive, or out of one. */
export const UNFINISHED = '.unfinished-backup-';

/** A backup writes something more often than this. */
const ABANDONED_AFTER_MS = 3 * 3_600_000;

/** Makes a folder in this one that nobody else can read. Whoever asks for it removes it; if they are killed, `tidy` does. */
export async function unfinishedFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return mkdtemp(path.join(folder, UNFINISHED));
}

/** Takes away what backups that were killed have left in this folder, and nothing of one that is still at work. */
export async function tidy(folder: string): Promise<void> {
  const before = new Date().getTime() - ABANDONED_AFTER_MS;
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED))) {
    const left = path.join(folder, name);
    if ((await lastWrittenMs(left)) < before) await rm(left, { recursive: true, force: true });
  }
}

/** When something in there was last written; never for what has gone meanwhile. */
async function lastWrittenMs(file: string): Promise<number> {
  const facts = await stat(file).catch(() => null);
  if (!facts) return Infinity;
  const names = facts.isDirectory() ? await readdir(file) : [];
  return Math.max(
    facts.mtimeMs,
    ...(await Promise.all(names.map((name) => lastWrittenMs(path.join(file, name))))),
  );
}

import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';

/** Several times the most that all tests store at once. */
const PLENTY_BYTES = 4 * 2 ** 30;

/** Some mounts do not allow running programs (noexec). */
const mayRunPrograms = (folder) =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, place, , options]) => place === folder && !options?.split(',').includes('noexec'));

function isRoomy(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory()) >= PLENTY_BYTES;
}

/**
 * A new folder for temporary data of the tests: in memory if there is enough, because creating a database of hundreds
 * of small files there takes a tenth of the time. PostgreSQL, which runs as another user if we are root, can pass
 * through it.
 *
 * @param {string} name the start of its name
 */
export function scratchFolder(name) {
  const usual = os.tmpdir();
  const isBetter =
    !usual.startsWith(IN_MEMORY) && existsSync(IN_MEMORY) && mayRunPrograms(IN_MEMORY) && isRoomy(IN_MEMORY);
  const folder = mkdtempSync(path.join(isBetter ? IN_MEMORY : usual, name));
  chmodSync(folder, 0o711);
  return folder;
}

import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps in memory what is in here. */
const IN_MEMORY = '/dev/shm';

/** Several times what all tests ever have in their folders at once. */
const PLENTY_BYTES = 4 * 2 ** 30;

/** Programs may not be started from some, by the options of the mount. */
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
 * A new folder for what need not outlive the tests: in memory where there is plenty, because a database of hundreds of
 * small files is made there in a tenth of the time. PostgreSQL, which runs as another user if we are root, may pass through.
 *
 * @param {string} name what the name begins with
 */
export function scratchFolder(name) {
  const usual = os.tmpdir();
  const isBetter =
    !usual.startsWith(IN_MEMORY) && existsSync(IN_MEMORY) && mayRunPrograms(IN_MEMORY) && isRoomy(IN_MEMORY);
  const folder = mkdtempSync(path.join(isBetter ? IN_MEMORY : usual, name));
  chmodSync(folder, 0o711);
  return folder;
}

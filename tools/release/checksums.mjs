import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CHECKSUMS = 'SHA256SUMS';

/** The files that a release has made in a folder. @param {string} folder */
export const filesOfRelease = (folder) =>
  readdirSync(folder)
    .filter((file) => file.startsWith('parlour-') || file === CHECKSUMS)
    .toSorted();

/** Writes what `sha256sum --check SHA256SUMS` reads. @param {string} folder @returns {string[]} its lines */
export function writeChecksums(folder) {
  const lines = filesOfRelease(folder)
    .filter((file) => file !== CHECKSUMS)
    .map((file) => {
      const sum = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      return `${sum}  ${file}`;
    });
  writeFileSync(path.join(folder, CHECKSUMS), `${lines.join('\n')}\n`);
  return lines;
}

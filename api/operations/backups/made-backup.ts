import { countPictures, countRows } from '../archive/domain/manifest.js';
import type { Packed } from '../archive/pack.js';

/** Facts about a backup that was made. */
export interface MadeBackup {
  bytes: number;
  rows: number;
  pictures: number;
}

export const madeOf = ({ bytes, manifest }: Packed): MadeBackup => ({
  bytes,
  rows: countRows(manifest),
  pictures: countPictures(manifest),
});

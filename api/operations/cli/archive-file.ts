import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { countPictures, countRows } from '../archive/domain/manifest.js';
import type { Packed } from '../archive/pack.js';
import { fileNameAt } from '../archive/salon-archive.js';
import type { OpenedBackup } from '../backups/backup-place.port.js';
import { backupPlaceOf } from '../backups/backup-place-of.js';
import type { Env } from '../../config/env.js';
import { CommandError, exitStatuses, type Outcome } from './verb.js';

/**
 * The path for a new archive. A target that ends in a slash is a folder, created if necessary; there, the file gets a
 * name made of this prefix and the time. Throws if the file exists.
 */
export function archiveFileFor(target: string, prefix: string): string {
  const isFolder = target.endsWith('/') || isDirectory(target);
  const file = isFolder ? path.resolve(target, fileNameAt(prefix, new Date())) : path.resolve(target);
  if (existsSync(file)) throw new CommandError(`${file} exists already.`);
  return file;
}

const isDirectory = (target: string) => statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Opens a named archive: a local file, or the name of one in BACKUP_TO. An archive in a bucket is downloaded to a
 * folder in DATA_DIR, which is removed on closing.
 */
export function openArchive(word: string, env: Env, signal: AbortSignal): Promise<OpenedBackup> {
  const file = path.resolve(word);
  const isName = path.basename(word) === word && !existsSync(file);
  if (isName) return backupPlaceOf(env, signal).open(word);
  return Promise.resolve({ file, close: () => Promise.resolve() });
}

/** The output of a verb that has written an archive. */
export function outcomeOf({ file, bytes, manifest, missing }: Packed): Outcome {
  const [rows, pictures] = [countRows(manifest), countPictures(manifest)];
  const lost = missing.map((picture) => `Not in it, because it is missing: media/${picture}`);
  return {
    exitCode: missing.length > 0 ? exitStatuses.attention : exitStatuses.fine,
    text: [`${file}: ${rows} rows, ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB`, ...lost].join(
      '\n',
    ),
    json: { file, bytes, rows, pictures, missingPictures: missing },
  };
}

import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, makeFolder } from '../../common/make-folder.js';
import type { Env } from '../../config/env.js';
import { keyOf, type SealingKey } from '../../database/sealed-secrets.js';

const KEY_BYTES = 32;

/** Says in the file itself what it is, since someone will find it before they read a document. */
const HEADING =
  '# Opens the allergies and formulas of clients. Keep a copy apart from the backups (docs/file-key.md).\n';

export type KeyFileSettings = Pick<Env, 'dataDir' | 'fileKeyPath'>;

/** The place of the key file: beside the data, or where FILE_KEY_PATH says. */
export const keyFileOf = ({ dataDir, fileKeyPath }: KeyFileSettings): string =>
  fileKeyPath ?? path.join(dataDir, 'file.key');

/** The keys in the file, one on each line, newest first; none if there is no file. Lines that are no key are ignored. */
export async function readKeyFile(file: string): Promise<SealingKey[]> {
  return (await textOf(file)).split('\n').flatMap((line) => {
    const bytes = Buffer.from(line.trim(), 'base64');
    return line.startsWith('#') || bytes.length !== KEY_BYTES ? [] : [keyOf(bytes)];
  });
}

/** The name of a key in the table of keys. */
export const idOf = ({ id }: SealingKey): string => id.toString('hex');

/** True if the file lacks a key under which something may be sealed. */
export function lacksAny(knownIds: Iterable<string>, keys: readonly SealingKey[]): boolean {
  const inFile = new Set(keys.map(idOf));
  return [...knownIds].some((id) => !inFile.has(id));
}

/**
 * Adds a new key at the top of the file, which is made if it is missing. It is written beside and renamed, so that a
 * crash leaves the old file or the new one. Only the app's own user can read it.
 */
export async function addKey(file: string): Promise<SealingKey> {
  const bytes = randomBytes(KEY_BYTES);
  const older = (await textOf(file)).replace(HEADING, '');
  await makeFolder(path.dirname(file));
  const beside = `${file}.unfinished`;
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(`${HEADING}${bytes.toString('base64')}\n${older}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  return keyOf(bytes);
}

/** Empty without a file. */
const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });

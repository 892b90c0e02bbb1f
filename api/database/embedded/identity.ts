import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../config/startup-error.js';

/** The user PostgreSQL runs as. */
export interface Identity {
  uid: number;
  gid: number;
  /** Its name, or its number if it has none. */
  name: string;
  /** True if we are root and must switch to this user, because PostgreSQL refuses to run as root. */
  isDropped: boolean;
}

/** Unprivileged users, best first; macOS prefixes its own with an underscore. */
const unprivileged = ['postgres', '_postgres', 'nobody'];

function passwdEntries(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, , uid, gid] = line.split(':');
      return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    });
}

export function userName(uid: number): string {
  return passwdEntries().find((entry) => entry.uid === uid)?.name ?? String(uid);
}

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/**
 * The user to run PostgreSQL as. An existing database keeps its owner, so that a single start with sudo does not lock
 * out the usual user; `owner` is null for a new one.
 */
export function chooseIdentity(owner: { uid: number; gid: number } | null): Identity {
  const uid = process.geteuid?.();
  const gid = process.getegid?.();
  if (uid === undefined || gid === undefined) {
    throw new StartupError('the embedded PostgreSQL does not run on this system; set DATABASE_URL.', 78);
  }
  if (uid !== 0) return { uid, gid, name: userName(uid), isDropped: false };
  if (owner && owner.uid !== 0) return { ...owner, name: userName(owner.uid), isDropped: true };
  const entries = passwdEntries();
  const user = unprivileged.map((name) => entries.find((entry) => entry.name === name)).find(Boolean);
  if (!user || user.uid === 0) {
    throw new StartupError(
      'PostgreSQL does not run as root, and there is neither a user postgres nor nobody: start as another user, or set DATABASE_URL.',
      78,
    );
  }
  return { ...user, isDropped: true };
}

/** Options for a child process that runs as this user, outside our folder and without our variables. */
export function childOptions({ uid, gid, isDropped }: Identity) {
  return {
    ...(isDropped ? { uid, gid } : {}),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  };
}

/** Runs a short program as this user and waits for it. */
export function runAs(identity: Identity, command: string, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { ...childOptions(identity), encoding: 'utf8', timeout: 10_000 });
}

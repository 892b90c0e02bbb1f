import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolderSync } from '../../common/make-folder.js';
import { StartupError } from '../../config/startup-error.js';
import { chooseIdentity, type Identity, isRoot, runAs, userName } from './identity.js';

/** The folders of the embedded PostgreSQL. */
export interface Folders {
  identity: Identity;
  /** Private folder of the database user: cluster, log and usually the socket. */
  home: string;
  cluster: string;
  socketDir: string;
  /** Where the programs are copied if they can't run from their package's folder. */
  programsDir: string;
  /** Set if the data is somewhere other than DATA_DIR. */
  note: string | null;
}

/** A socket's path has at most 108 bytes on Linux and 104 on macOS, including the closing zero. */
const SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** PostgreSQL's socket name on the default port. */
const SOCKET_NAME = '.s.PGSQL.5432';

const keyOf = (realDir: string): string => createHash('sha256').update(realDir).digest('hex').slice(0, 16);

/** True if the data folder has a database, in itself or where root keeps it. Creates nothing. */
export function hasDatabase(dataDir: string, fallbackDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const realDir = realpathSync(dataDir);
  return holdsCluster(path.join(realDir, 'postgres')) || holdsCluster(path.join(fallbackDir, keyOf(realDir)));
}

/** Finds or creates the folders for a data folder. The same data folder always gets the same ones. */
export function prepareFolders(dataDir: string, fallbackDir: string): Folders {
  makeFolderSync(dataDir);
  const realDir = realpathSync(dataDir);
  const key = keyOf(realDir);
  const { note, identity, ...chosen } = chooseHome(
    path.join(realDir, 'postgres'),
    path.join(fallbackDir, key),
  );
  const home = realpathSync(chosen.home);
  return {
    identity,
    home,
    note,
    cluster: path.join(home, 'cluster'),
    socketDir: chooseSocketDir(home, key, identity),
    programsDir: identity.isDropped ? fallbackDir : realDir,
  };
}

type Home = Pick<Folders, 'home' | 'note' | 'identity'>;

/**
 * The data folder itself, unless we are root and the less privileged user can't get there (a checkout in root's
 * home). A place that already contains a database is kept, whatever its parents' permissions are now: switching would
 * look like an empty salon.
 */
function chooseHome(local: string, fallback: string): Home {
  const away = `The database is kept in ${fallback}, because the folders above ${local} are closed to other users.`;
  if (!isRoot()) {
    const identity = chooseIdentity(null);
    makePrivate(local, identity);
    return { home: local, note: null, identity: holdsCluster(local) ? reopen(local) : identity };
  }
  if (holdsCluster(local)) return { home: local, note: null, identity: reopen(local) };
  if (holdsCluster(fallback)) return { home: fallback, note: away, identity: reopen(fallback) };

  const identity = chooseIdentity(null);
  makePrivate(local, identity);
  if (mayEnter(local, identity)) return { home: local, note: null, identity };
  rmdirSync(local);
  makeFolderSync(path.dirname(fallback));
  makePrivate(fallback, identity);
  if (!mayEnter(fallback, identity)) throw closed(fallback, identity);
  return { home: fallback, note: away, identity };
}

function holdsCluster(home: string): boolean {
  return lstatSync(path.join(home, 'cluster'), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function reopen(home: string): Identity {
  const cluster = path.join(home, 'cluster');
  const { uid, gid, mode } = lstatSync(cluster);
  const identity = chooseIdentity({ uid, gid });
  makePrivate(home, identity);
  if (!mayEnter(home, identity)) throw closed(home, identity);
  if (identity.isDropped && uid === 0) chownAll(cluster, identity);
  if (mode & 0o077) chmodSync(cluster, 0o700);
  return identity;
}

/** Files restored by root belong to root, down to the last one. Changes links themselves, never their targets. */
function chownAll(folder: string, { uid, gid }: Identity): void {
  lchownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), uid, gid);
  }
}

function closed(home: string, { name }: Identity): StartupError {
  return new StartupError(
    `DATA_DIR: user ${name}, as whom PostgreSQL runs, cannot enter ${home}; open the folders above it (chmod o+x).`,
    78,
  );
}

/**
 * Closes the folder to everyone else: anyone who reaches the socket gets in without a password. Volumes mounted for a
 * group have folders open to it, so an open folder of ours is closed again.
 */
function makePrivate(folder: string, identity: Identity): void {
  makeFolderSync(folder, 0o700);
  if (identity.isDropped) chownSync(folder, identity.uid, identity.gid);
  const { uid, mode } = statSync(folder);
  if (uid !== identity.uid) {
    throw new StartupError(
      `DATA_DIR: ${folder} belongs to user ${userName(uid)}; start as that user or choose another folder.`,
      78,
    );
  }
  if (mode & 0o077) chmodSync(folder, 0o700);
}

/** Tests by trying, so that access lists and unusual file systems are respected. */
function mayEnter(folder: string, identity: Identity): boolean {
  return (
    !identity.isDropped || runAs(identity, '/bin/sh', ['-c', 'cd -- "$0" && test -w .', folder]).status === 0
  );
}

/** The home, or a short private folder if the socket's path would be too long. */
function chooseSocketDir(home: string, key: string, identity: Identity): string {
  if (Buffer.byteLength(path.join(home, SOCKET_NAME)) <= SOCKET_PATH_BYTES) return home;
  const folder = `/tmp/parlour-${key}`;
  // In /tmp, anyone may have taken the name: chown would then give away their folder, or the target of their link.
  makeFolderSync(folder, 0o700);
  const before = lstatSync(folder);
  const isOurs = before.uid === identity.uid || (isRoot() && before.uid === 0);
  if (!before.isDirectory() || !isOurs || before.mode & 0o077) {
    throw new StartupError(
      `DATA_DIR is too long for a socket, and ${folder} is not ours to use instead.`,
      78,
    );
  }
  if (identity.isDropped) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

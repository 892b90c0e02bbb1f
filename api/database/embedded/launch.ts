import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { childOptions, type Identity } from './identity.js';

const LOG_BYTES = 1_000_000;

/** With less space, PostgreSQL can write neither its start-up files nor a log line about that. */
const LEAST_ROOM_BYTES = 1_000_000;

/** Never follow a link: the folder may belong to a less privileged user than ours, and we hand the file over. */
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

/** Passed on the command line, so that every start uses the settings of its own app version. */
const serverSettings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  // A small salon needs neither parallel workers nor compiled queries; both cost memory and start-up time.
  io_method: 'sync',
  jit: 'off',
  max_wal_size: '256MB',
  wal_compression: 'on',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Two clients who book at once must get a quick response; a plain user can't change this setting.
  deadlock_timeout: '200ms',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The app reports refused rows itself, and their text would put client data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** A PostgreSQL process that we have started. */
export interface Launched {
  child: ChildProcess;
  /** Why it ended, as far as its log shows. */
  lastError: () => string;
}

interface LaunchPlan {
  postgres: string;
  cluster: string;
  socketDir: string;
  identity: Identity;
  /** A process that has an earlier PostgreSQL's id but is something else; PostgreSQL must ignore it. */
  unrelatedPid: number | null;
}

/**
 * Starts the server in a process group of its own: Ctrl+C is for the app, which stops the database after its own
 * work.
 */
export function launch({ postgres, cluster, socketDir, identity, unrelatedPid }: LaunchPlan): Launched {
  const logFile = path.join(path.dirname(cluster), 'server.log');
  const { handle, size } = openLog(logFile, identity);
  const settings = Object.entries({
    ...serverSettings,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  });
  const { env, ...options } = childOptions(identity);
  // PostgreSQL treats the process in this variable as pg_ctl's parent, and never mistakes it for another server.
  const stranger = unrelatedPid === null ? {} : { PG_GRANDPARENT_PID: String(unrelatedPid) };
  const child = spawn(
    postgres,
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...options,
      env: { ...env, ...stranger },
      stdio: ['ignore', handle, handle],
      detached: true,
    },
  );
  closeSync(handle);
  let spawnError = '';
  child.on('error', (error) => (spawnError = error.message));
  child.unref();
  return {
    child,
    lastError: () => spawnError || endReason(readFileSync(logFile).subarray(size).toString(), cluster),
  };
}

function openLog(file: string, { isDropped, uid, gid }: Identity): { handle: number; size: number } {
  let handle = openSync(file, APPEND, 0o600);
  if (fstatSync(handle).size > LOG_BYTES) {
    closeSync(handle);
    renameSync(file, `${file}.old`);
    handle = openSync(file, APPEND, 0o600);
  }
  if (isDropped) fchownSync(handle, uid, gid);
  return { handle, size: fstatSync(handle).size };
}

function lastError(log: string): string {
  const lines = log.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

/** Why a server has ended, by its log. On a full disk, the log may be empty or end within a line. */
export function endReason(
  log: string,
  folder: string,
  roomOf: (folder: string) => { bavail: number; bsize: number } = statfsSync,
): string {
  const said = lastError(log);
  if (said !== '' && log.endsWith('\n')) return said;
  const { bavail, bsize } = roomOf(folder);
  if (bavail * bsize < LEAST_ROOM_BYTES) return 'its disk is full';
  return said || 'it did not say why';
}

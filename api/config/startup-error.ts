import { isDatabaseAway, isLostRace } from '../common/problem/database-away.js';

/** Exit codes from sysexits.h: 69 something is missing, 75 try again later, 78 fix the configuration. */
export type StartExitCode = 69 | 75 | 78;

/** The app can't start, and its operator can fix it: one line says what is wrong, without a stack trace. */
export class StartupError extends Error {
  constructor(
    message: string,
    readonly exitCode: StartExitCode,
  ) {
    super(message);
    this.name = 'StartupError';
  }
}

/** Temporary errors, and a socket that this user may not open, for which waiting is no use. */
const isUnreachable = (error: Error): boolean =>
  (isDatabaseAway(error) && !isLostRace(error)) || ('syscall' in error && error.syscall === 'connect');

/** Why the app can't listen on this address. */
const listenCodes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program is listening there',
  EACCES: 'this user is not allowed to listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** Why the data folder can't be written. */
const folderCodes: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of its disk is used up',
  EROFS: 'its disk cannot be written to',
  EACCES: 'this user is not allowed to write there',
  EPERM: 'this user is not allowed to write there',
};

/** A file system error while creating one of our folders or files; null for any other. */
function folderReason(error: Error, code: string): string | null {
  const call = 'syscall' in error ? error.syscall : undefined;
  if (call === 'mkdir' && code === 'ENOENT') return 'no folder can be made there';
  return call === 'mkdir' || call === 'open' || call === 'write' ? (folderCodes[code] ?? null) : null;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The settings that name a database. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** PgBouncer's messages for refused clients, all of which have the same code. */
const REFUSED_BY_POOLER = /authentication failed|no such (user|database)|database ".*" does not exist/;

/** Why a responding server is unusable until a setting changes; null for any other error. */
function unusableDatabase(code: string, message: string, setting: DatabaseSetting): string | null {
  if (code === '08P01' && message.includes('unsupported startup parameter')) {
    const advice = setting === 'DATABASE_URL' ? 'set DATABASE_POOLED=1' : 'name PostgreSQL itself';
    return `a pooler answers there, which refuses what our connections begin with (${message}): ${advice}.`;
  }
  if (code === '08P01' && REFUSED_BY_POOLER.test(message)) {
    return `the pooler there does not let us in (${message}).`;
  }
  // Error classes 28 and 3D: unknown user, wrong password, no such database.
  if (/^(28|3D)[0-9A-Z]{3}$/.test(code)) return `PostgreSQL does not let us in (${message}).`;
  if (code === '42501') return `its user may not create tables there (${message}).`;
  if (code === '25006') return `this server takes no changes, it is a standby or read-only (${message}).`;
  if (message.includes('does not support SSL')) return `sslmode: ${message}.`;
  if (code === 'DEPTH_ZERO_SELF_SIGNED_CERT' || code === 'SELF_SIGNED_CERT_IN_CHAIN') {
    return `sslmode: the server’s certificate is not trusted here (${message}).`;
  }
  return null;
}

/** The message and exit code for a failed start. An unexpected error keeps its stack trace and exits with 1. */
export function describeStartupError(error: unknown): { line: string; exitCode: number } {
  const { reason, exitCode } = expectedReason(error) ?? unexpected(error);
  return { line: `Parlour cannot start: ${reason}`, exitCode };
}

const unexpected = (error: unknown) => ({
  reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  exitCode: 1,
});

/**
 * Why the app or a command can't start, in words for the operator; null if unexpected. Database errors are attributed
 * to this setting.
 */
export function expectedReason(
  error: unknown,
  setting: DatabaseSetting = 'DATABASE_URL',
): { reason: string; exitCode: StartExitCode } | null {
  if (error instanceof StartupError) return { reason: error.message, exitCode: error.exitCode };
  if (!(error instanceof Error)) return null;

  const code = codeOf(error);
  const reason = 'syscall' in error && error.syscall === 'listen' ? listenCodes[code] : undefined;
  if (reason !== undefined) {
    return { reason: `HOST and PORT: ${reason} (${error.message}).`, exitCode: 78 };
  }
  const folder = folderReason(error, code);
  if (folder) return { reason: `DATA_DIR: ${folder} (${error.message}).`, exitCode: 78 };
  if (code === '53100') {
    return { reason: `${setting}: the disk of PostgreSQL is full (${error.message}).`, exitCode: 75 };
  }
  const settings = unusableDatabase(code, error.message, setting);
  if (settings) return { reason: `${setting}: ${settings}`, exitCode: 78 };
  if (isUnreachable(error)) {
    return {
      reason: `${setting}: PostgreSQL cannot be reached (${error.message || code}).`,
      exitCode: 69,
    };
  }
  return null;
}

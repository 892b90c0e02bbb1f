import { isNativeError } from 'node:util/types';

/** Classes of PostgreSQL errors that mean "not now": no connection, insufficient resources (53100: disk full). */
const classes = new Set(['08', '53']);

/** Lost races, a lock that was not acquired in time, and a statement that took too long on a busy machine. */
const races = new Set(['40001', '40P01', '55P03', '57014']);

/** Single codes: a race, a server that is stopping, starting or now a standby, a bad disk. */
const codes = new Set([...races, '57P01', '57P02', '57P03', '25006', '58030']);

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Driver errors without a code. */
const messages = [
  // Every connection was in use for too long.
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  // The connection was lost between two statements of a transaction: errors of the query runner and its manager.
  'Query runner already released',
  'Database connection provided by a query runner was already released',
];

/** True if PostgreSQL is unavailable, as opposed to an error in a statement. */
export function isDatabaseAway(error: unknown): error is Error {
  // A Node error may come from another realm than our own classes.
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The socket's folder exists without a socket: the server has stopped.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    codes.has(code) ||
    (code.length === 5 && classes.has(code.slice(0, 2))) ||
    network.has(code) ||
    messages.some((message) => error.message.startsWith(message))
  );
}

/** True if others held what was needed or kept the machine busy: the database itself is fine. */
export const isLostRace = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && races.has(error.code);

/** True if nothing can be saved right now: the database is away, its disk is full, or it is read-only. */
export const isNothingSaved = (error: unknown): error is Error => isDatabaseAway(error) && !isLostRace(error);

/** The result of a change that can wait for the next request; null while nothing can be saved. */
export async function ifSaved<T>(change: Promise<T>): Promise<T | null> {
  try {
    return await change;
  } catch (error) {
    if (isNothingSaved(error)) return null;
    throw error;
  }
}

import { isNativeError } from 'node:util/types';

/** Classes of PostgreSQL's errors that mean "not now": no connection, out of something (53100: the disk is full). */
const classes = new Set(['08', '53']);

/** Lost races, and a lock not had in time. */
const races = new Set(['40001', '40P01', '55P03']);

/** Single ones: a race, a server that stops or starts or has become a standby, a bad disk. */
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

/** What the driver says without a code. */
const messages = [
  // Every connection has been in use for too long.
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  // The connection was lost between two statements of one transaction: what the runner says, and what its manager says.
  'Query runner already released',
  'Database connection provided by a query runner was already released',
];

/** Whether PostgreSQL cannot be used at the moment, as opposed to a mistake in what it was asked. */
export function isDatabaseAway(error: unknown): error is Error {
  // An error of Node itself may come from another realm than our own classes.
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The folder of the socket is there, the socket is not: the server has stopped.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return (
    codes.has(code) ||
    (code.length === 5 && classes.has(code.slice(0, 2))) ||
    network.has(code) ||
    messages.some((message) => error.message.startsWith(message))
  );
}

/** Whether somebody else had what was asked for: the database itself is there and well. */
export const isLostRace = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && races.has(error.code);

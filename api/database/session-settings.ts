/** How long work on one connection may take, in milliseconds; 0 is without end. */
interface Limits {
  lock: number;
  statement: number;
  idleInTransaction: number;
  /** When the driver gives up, for the case that the server, or the network before it, has gone silent. */
  answer: number;
}

/** Time-outs that keep a stuck statement or a forgotten transaction from holding a chair. */
export const sessionLimits: Limits = {
  lock: 4000,
  statement: 10_000,
  idleInTransaction: 10_000,
  answer: 13_000,
};

/** Work on the whole database, such as a migration, takes as long as it takes. */
export const noLimits: Limits = { lock: 0, statement: 0, idleInTransaction: 0, answer: 0 };

/** What every connection asks PostgreSQL for. */
function sessionSettings({
  lock,
  statement,
  idleInTransaction,
}: Limits): [name: string, value: string | number][] {
  return [
    // Times on the wire between server and driver are always UTC, whatever the machine says.
    ['TimeZone', 'UTC'],
    ['lock_timeout', lock],
    ['statement_timeout', statement],
    ['idle_in_transaction_session_timeout', idleInTransaction],
    ['plan_cache_mode', 'force_generic_plan'],
  ];
}

/** The settings as options that a connection begins with. */
export const asStartOptions = (limits: Limits): string =>
  sessionSettings(limits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The settings as a statement, for a connection that could not begin with them. Unnamed, since a pooler may mix names up. */
export const asStatement = (limits: Limits): string =>
  `SELECT ${sessionSettings(limits)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ')}`;

/** One row of what a connection of the app really has, with the process that serves it as `pid`. */
export const READ_SETTINGS = `SELECT pg_backend_pid() AS pid, ${sessionSettings(sessionLimits)
  .map(([name]) => `current_setting('${name}') AS "${name}"`)
  .join(', ')}`;

/** Names of the settings that did not reach PostgreSQL, in an answer to `READ_SETTINGS`. */
export function lostSettings(row: Readonly<Record<string, unknown>>): string[] {
  return sessionSettings(sessionLimits)
    .filter(([name, value]) => (typeof value === 'number' ? row[name] === '0' : row[name] !== value))
    .map(([name]) => name);
}

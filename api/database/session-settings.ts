/** Time limits for work on one connection, in milliseconds; 0 for none. */
interface Limits {
  lock: number;
  statement: number;
  idleInTransaction: number;
  /** Time-outs of the driver, in case the server or network has gone silent. */
  answer: number;
}

/** Prevents a stuck statement or a forgotten transaction from blocking bookings. */
export const sessionLimits: Limits = {
  lock: 4000,
  statement: 10_000,
  idleInTransaction: 10_000,
  answer: 13_000,
};

/** For work on the whole database, such as migrations, which may take any time. */
export const noLimits: Limits = { lock: 0, statement: 0, idleInTransaction: 0, answer: 0 };

/** Settings for every connection. */
function sessionSettings({
  lock,
  statement,
  idleInTransaction,
}: Limits): [name: string, value: string | number][] {
  return [
    // Times between server and driver are always UTC, whatever the machine's zone.
    ['TimeZone', 'UTC'],
    ['lock_timeout', lock],
    ['statement_timeout', statement],
    ['idle_in_transaction_session_timeout', idleInTransaction],
    ['plan_cache_mode', 'force_generic_plan'],
    // The salon's rooms and devices are safe from copies of the app that don't say so; see `keep_old_copies_out`.
    ['parlour.knows_units', 'on'],
  ];
}

/** The settings as start-up options of a connection. */
export const asStartOptions = (limits: Limits): string =>
  sessionSettings(limits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * The settings as a statement, for connections that can't have start-up options. Unnamed, since a pooler may mix up
 * names.
 */
export const asStatement = (limits: Limits): string =>
  `SELECT ${sessionSettings(limits)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join(', ')}`;

/** Returns one row with a connection's actual settings, and its server process as `pid`. */
export const READ_SETTINGS = `SELECT pg_backend_pid() AS pid, ${sessionSettings(sessionLimits)
  .map(([name]) => `current_setting('${name}', true) AS "${name}"`)
  .join(', ')}`;

/** Names of the settings that did not reach PostgreSQL, from the result of `READ_SETTINGS`. */
export function lostSettings(row: Readonly<Record<string, unknown>>): string[] {
  return sessionSettings(sessionLimits)
    .filter(([name, value]) => (typeof value === 'number' ? row[name] === '0' : row[name] !== value))
    .map(([name]) => name);
}

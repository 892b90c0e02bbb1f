import { randomBytes } from 'node:crypto';
import type { DataSourceOptions, QueryRunner } from 'typeorm';
import { bool, integer, text } from '../../database/columns.js';
import { connectWithoutLimits } from '../../database/connect.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import { inDatabase } from '../../database/typeorm.options.js';
import { ArchiveError } from './archive-error.js';
import { type Inspected, inspect } from './inspect.js';
import type { Progress, Salon } from './pack.js';
import { restore } from './restore.js';
import { quoted } from './table-catalogue.js';

/** Any number that no other lock in the salon's database uses. */
const rehearsalLock = [7207, 4];

/** PostgreSQL's error code for missing privileges. */
const NOT_ALLOWED = '42501';

export interface RehearseOptions extends Pick<Salon, 'database' | 'passphrase'> {
  file: string;
  now: Date;
  progress: Progress;
  /** Aborts at once. The temporary database is dropped before this rejects. */
  signal: AbortSignal;
}

/** The archive's contents, and how far the rehearsal went. */
export interface Rehearsed extends Inspected {
  /**
   * `restored`: restored into a temporary database, with every row read back. Otherwise the archive was only read and
   * compared with its manifest, because the role may not create databases, or another rehearsal of this salon was
   * running.
   */
  kind: 'restored' | 'not-allowed' | 'busy';
}

/**
 * Restores an archive into a temporary database next to the salon's, exactly as a real restore would, then drops it.
 * Touches neither the salon nor its pictures, and no job runs on the rows. Throws if the archive is damaged or can't
 * be restored.
 */
export async function rehearse(options: RehearseOptions): Promise<Rehearsed> {
  const { database, file, passphrase, now, signal } = options;
  const inspected = await inspect(file, passphrase, now, signal);
  const source = await connectWithoutLimits(database);
  const runner = source.createQueryRunner();
  try {
    // The lock ends with the connection, so a killed rehearsal does not block the next one.
    const { mine } = await getRow(
      runner,
      { mine: bool },
      `SELECT pg_try_advisory_lock($1, $2) AS mine`,
      rehearsalLock,
    );
    const kind = mine ? await restoreBeside(runner, inspected, options) : 'busy';
    return { ...inspected, kind };
  } finally {
    await runner.release();
    await source.destroy();
  }
}

async function restoreBeside(
  runner: QueryRunner,
  { manifest }: Inspected,
  { database, file, passphrase, now, progress, signal }: RehearseOptions,
): Promise<Rehearsed['kind']> {
  const prefix = await prefixOf(runner);
  await sweep(runner, prefix);
  const scratch = `${prefix}${randomBytes(6).toString('hex')}`;
  progress('Making a database to rehearse in');
  signal.throwIfAborted();
  if (!(await wasMade(runner, scratch))) return 'not-allowed';
  const beside = inDatabase(database, scratch);
  // This also cancels the statement running there.
  const end = () => void drop(runner, scratch).catch(() => undefined);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    await assertLeadsTo(beside, scratch);
    await restore({
      database: beside,
      pictures: null,
      file,
      passphrase,
      manifest,
      dueMail: { before: now, fate: 'send' },
      progress,
    });
    return 'restored';
  } finally {
    signal.removeEventListener('abort', end);
    await drop(runner, scratch);
  }
}

/** A name prefix for this salon's rehearsals, different from other salons on the server. */
async function prefixOf(runner: QueryRunner): Promise<string> {
  const { oid } = await getRow(
    runner,
    { oid: integer },
    `SELECT oid FROM pg_database WHERE datname = current_database()`,
  );
  return `parlour_rehearsal_${oid}_`;
}

/** Drops databases left by killed rehearsals. None is running, because we hold the lock. */
async function sweep(runner: QueryRunner, prefix: string): Promise<void> {
  const rows = await queryRows(
    runner,
    { name: text },
    `SELECT datname AS name FROM pg_database
     WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'MEMBER') ORDER BY name`,
    [prefix],
  );
  for (const { name } of rows) await drop(runner, name);
}

/** A killed rehearsal may have left a connection that is still working. */
const drop = (runner: QueryRunner, name: string): Promise<unknown> =>
  execute(runner, `DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);

/** Creates an empty database with the salon's encoding and collation. False if the role may not. */
async function wasMade(runner: QueryRunner, name: string): Promise<boolean> {
  const { options } = await getRow(
    runner,
    { options: text },
    `SELECT format('ENCODING %L LC_COLLATE %L LC_CTYPE %L', pg_encoding_to_char(encoding), datcollate, datctype)
       AS options
     FROM pg_database WHERE datname = current_database()`,
  );
  try {
    await execute(runner, `CREATE DATABASE ${quoted(name)} TEMPLATE template0 ${options}`);
  } catch (error) {
    if (isNotAllowed(error)) return false;
    throw error;
  }
  // By default, every role on the server could connect to a new database.
  await execute(runner, `REVOKE ALL ON DATABASE ${quoted(name)} FROM PUBLIC`);
  return true;
}

/** A restore drops what it finds: a pooler or an unusual address must not lead it to the salon. */
async function assertLeadsTo(database: DataSourceOptions, name: string): Promise<void> {
  const source = await connectWithoutLimits(database);
  try {
    const { found } = await getRow(source, { found: text }, `SELECT current_database()::text AS found`);
    if (found !== name)
      throw new ArchiveError(
        `DATABASE_URL leads to ${found} whatever database is asked for: nothing can be rehearsed.`,
      );
  } finally {
    await source.destroy();
  }
}

const isNotAllowed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NOT_ALLOWED;

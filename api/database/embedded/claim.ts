import pg from 'pg';
import { SUPERUSER } from './cluster.js';
import { errorCode } from './error-code.js';

/**
 * The salon's database and the user who owns it. The user is no superuser, so it can't leave its databases. It may
 * create another one, for rehearsing a backup.
 */
export const DATABASE = 'parlour';
export const DATABASE_USER = 'parlour';

/** Any number: the lock is in a separate database, where no other lock exists. */
const OWNER_LOCK = 5000;

/** The claimant's name as others see it, and how long it waits for the current owner. */
export interface Claimant {
  isCommand: boolean;
  waitMs: number;
}

/** The lock of a killed app takes a moment to be released. */
export const appClaimant: Claimant = { isCommand: false, waitMs: 2000 };

/** Does not wait: a running owner's server is used instead. To PostgreSQL, 0 would mean forever. */
export const commandClaimant: Claimant = { isCommand: true, waitMs: 1 };

const APP_NAME = 'parlour ';
const COMMAND_NAME = 'parlour command ';

/** A server's response to our claim. */
export type Answer =
  | { kind: 'claimed'; client: pg.Client }
  | { kind: 'taken'; owner: string; isCommand: boolean }
  /** It is starting, recovering or shutting down. */
  | { kind: 'busy' }
  /** Nothing answers on the socket. */
  | { kind: 'silent' };

/**
 * Claims exclusive ownership of the server on this socket. The claim is a lock held by our connection: it ends with
 * the process, however that ends, and unlike a process id it can't be confused with another's.
 */
export async function claim(socketDir: string, { isCommand, waitMs } = appClaimant): Promise<Answer> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: `${isCommand ? COMMAND_NAME : APP_NAME}${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  // A lost connection is detected by its end event; without a listener, the error would crash the app.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`SET lock_timeout = ${waitMs}`);
    await client.query(`SELECT pg_advisory_lock(${OWNER_LOCK})`);
    return { kind: 'claimed', client };
  } catch (error) {
    const answer = await classify(error, client);
    await client.end().catch(() => undefined);
    return answer;
  }
}

async function classify(error: unknown, client: pg.Client): Promise<Answer> {
  const code = errorCode(error);
  if (code === '55P03') {
    return ownerOf(client).then(
      (owner) => ({ kind: 'taken', ...owner }),
      // It is just stopping.
      (lost: unknown) => classify(lost, client),
    );
  }
  if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(code)) return { kind: 'silent' };
  // 57P01 to 57P03: shutting down, crashed, starting. 53300: temporarily full.
  if (['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE'].includes(code)) return { kind: 'busy' };
  const message = error instanceof Error ? error.message : '';
  if (/terminated|connection error/i.test(message) && code === '') return { kind: 'busy' };
  if (/timeout/i.test(message) && code === '') return { kind: 'silent' };
  throw error;
}

async function ownerOf(client: pg.Client): Promise<{ owner: string; isCommand: boolean }> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = ${OWNER_LOCK} AND granted`,
  );
  const { name } = rows[0] ?? {};
  const isCommand = name?.startsWith(COMMAND_NAME) ?? false;
  const owner = name?.replace(isCommand ? COMMAND_NAME : APP_NAME, 'process ');
  return { owner: owner ?? 'a process that has just ended', isCommand };
}

/** Creates the salon's user and database unless they exist, and updates the user's rights in an older cluster. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const roles = await client.query<{ rolcreatedb: boolean }>(
    'SELECT rolcreatedb FROM pg_roles WHERE rolname = $1',
    [DATABASE_USER],
  );
  if (roles.rowCount === 0) await client.query(`CREATE ROLE ${DATABASE_USER} LOGIN CREATEDB`);
  // Check first, so that a normal start writes nothing: the disk may be full.
  else if (!roles.rows[0]?.rolcreatedb) await client.query(`ALTER ROLE ${DATABASE_USER} CREATEDB`);
  const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE_USER}`);
}

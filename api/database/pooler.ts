import type { DataSource, QueryRunner } from 'typeorm';
import { isDatabaseAway } from '../common/problem/database-away.js';
import { StartupError } from '../config/startup-error.js';
import { integer } from './columns.js';
import { getRow } from './rows.js';
import { lostSettings, READ_SETTINGS } from './session-settings.js';

/** How long a pooler assigns a PostgreSQL connection to one of ours; `none` without a pooler. */
export type Pooling = 'none' | 'session' | 'transaction' | 'statement';

/** Facts about the connection between the app and PostgreSQL. */
export interface ConnectionFacts {
  pooling: Pooling;
  /** Names of our settings that don't reach PostgreSQL. */
  lost: string[];
}

/** Examines a connection of the app, and a second one if there is a pooler. */
export async function examineConnection(source: DataSource): Promise<ConnectionFacts> {
  const runner = source.createQueryRunner();
  try {
    // A pooler reports its own process id.
    const client = (await runner.connect()) as { processID?: number };
    const [row] = (await runner.query(READ_SETTINGS)) as [{ pid: number }];
    const pooling = row.pid === client.processID ? 'none' : await poolingOf(source, runner, row.pid);
    return { pooling, lost: lostSettings({ ...row }) };
  } finally {
    await runner.release();
  }
}

/** While another transaction is open, a shared connection is either inside it or no longer ours. */
async function poolingOf(source: DataSource, runner: QueryRunner, pid: number): Promise<Pooling> {
  const other = source.createQueryRunner();
  try {
    await other.startTransaction();
    if ((await pidOf(other)) === pid) return 'transaction';
    return (await pidOf(runner)) === pid ? 'session' : 'transaction';
  } catch (error) {
    if (error instanceof Error && error.message.includes('statement pooling')) return 'statement';
    if (!isDatabaseAway(error)) throw error;
    throw new StartupError(
      `DATABASE_URL: the pooler there leaves a second connection waiting (${error.message}): it needs one to PostgreSQL for each of ours, and DATABASE_POOL_SIZE of them for each copy.`,
      75,
    );
  } finally {
    if (other.isTransactionActive) await other.rollbackTransaction().catch(() => undefined);
    await other.release();
  }
}

async function pidOf(runner: QueryRunner): Promise<number> {
  const { pid } = await getRow(runner, { pid: integer }, `SELECT pg_backend_pid() AS pid`);
  return pid;
}

/** True if a pooler shares what must be exclusive: time-outs and prepared statements would leak to others. */
export const isShared = (pooling: Pooling): pooling is 'transaction' | 'statement' =>
  pooling === 'transaction' || pooling === 'statement';

/** Throws unless connections have the requested settings, and keep them between statements. */
export async function assertOwnSessions(source: DataSource): Promise<void> {
  const { pooling, lost } = await examineConnection(source);
  if (isShared(pooling)) {
    throw new StartupError(
      `DATABASE_URL: the pooler there gives each ${pooling} another connection to PostgreSQL, and Parlour needs whole sessions: let it pool by session (pool_mode = session), or connect to PostgreSQL itself.`,
      78,
    );
  }
  if (lost.length > 0) {
    throw new StartupError(
      `DATABASE_URL: a pooler drops what our connections begin with (${lost.join(', ')}): set DATABASE_POOLED=1.`,
      78,
    );
  }
}

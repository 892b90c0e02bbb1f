import type pg from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import type { ColumnsOf } from './columns.js';
import { poolOf } from './pool-of.js';
import { typedRows } from './rows.js';

/** The most queries that share a connection, which answers them within milliseconds. */
const MOST_SHARING = 8;

/** A borrowed connection, shared by all concurrent queries. */
class SharedConnection {
  asking = 0;
  isBroken = false;
  private readonly opened: Promise<pg.PoolClient>;

  constructor(pool: pg.Pool) {
    this.opened = pool.connect().then((connection) => connection.on('error', this.breakOff));
  }

  async ask(text: string, values: unknown[]): Promise<unknown[]> {
    const connection = await this.opened;
    try {
      return (await connection.query<object>(text, values)).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error instanceof Error ? error : new Error(String(error)));
    }
  }

  async close(): Promise<void> {
    const connection = await this.opened.catch(() => null);
    connection?.removeListener('error', this.breakOff).release(this.isBroken);
  }

  /** Pending queries fail on their own; without a listener, the error would end the app. */
  private readonly breakOff = (): void => {
    this.isBroken = true;
  };
}

const connectionsOf = new WeakMap<pg.Pool, Set<SharedConnection>>();

/**
 * Reads outside of transactions, bypassing TypeORM, which takes longer than the driver. Concurrent queries share one
 * connection and one packet: PostgreSQL wakes a single process for them. Only for fast statements that wait for no
 * lock, because those behind them wait as well.
 */
export async function readRows<Row extends object>(
  source: DataSource,
  columns: ColumnsOf<Row>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const pool = poolOf(source);
  const lanes = connectionsOf.get(pool) ?? new Set();
  connectionsOf.set(pool, lanes);
  let lane = [...lanes].find(({ asking, isBroken }) => asking < MOST_SHARING && !isBroken);
  if (!lane) lanes.add((lane = new SharedConnection(pool)));
  lane.asking += 1;
  try {
    return typedRows(await lane.ask(text, values), columns, text);
  } finally {
    lane.asking -= 1;
    if (lane.asking === 0) {
      lanes.delete(lane);
      void lane.close();
    }
  }
}

/** The same on a connection of its own, for statements that may have to wait for a lock. */
export async function askRows<Row extends object>(
  source: DataSource,
  columns: ColumnsOf<Row>,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const lane = new SharedConnection(poolOf(source));
  try {
    return typedRows(await lane.ask(text, values), columns, text);
  } finally {
    void lane.close();
  }
}

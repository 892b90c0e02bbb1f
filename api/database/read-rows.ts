import type pg from 'pg';
import { type DataSource, QueryFailedError } from 'typeorm';
import type { ColumnsOf } from './columns.js';
import { poolOf } from './pool-of.js';
import { typedRows } from './rows.js';

/** So many questions share a connection: it answers them in a few milliseconds. */
const MOST_SHARING = 8;

/** A connection on loan from the pool, for all who ask something meanwhile. */
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

  /** What was asked on it fails by itself; without a listener, the app would end with the connection. */
  private readonly breakOff = (): void => {
    this.isBroken = true;
  };
}

const connectionsOf = new WeakMap<pg.Pool, Set<SharedConnection>>();

/**
 * Reads outside of any transaction, past TypeORM's layers, which take longer than the driver. What is asked at the same time
 * goes out on one connection, in one packet: PostgreSQL wakes one process for it. Only for statements that wait for
 * nobody's lock and are answered at once, because those behind them wait as well.
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

/** The same on a connection of its own, for what may have to wait for somebody else. */
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

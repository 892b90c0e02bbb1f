import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Something that the database keeps from the app until it is let go. */
export interface Held {
  /** Waits until so many requests wait for it, or for one another. */
  untilWaiting: (count: number) => Promise<void>;
  /** Lets go, as if nothing had been done. */
  release: () => Promise<void>;
  /** Lets go, and what was done stays done. */
  commit: () => Promise<void>;
}

const COUNT_WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;

/**
 * Takes a lock that requests have to wait for, so that something else can happen while they are really under way.
 * The statement must take something that only the requests to be held need.
 */
export async function hold(
  database: DataSource,
  statement: string,
  parameters: unknown[] = [],
): Promise<Held> {
  const holder = database.createQueryRunner();
  await holder.startTransaction();
  await holder.query(statement, parameters);
  return {
    untilWaiting: async (wanted) => {
      for (let count = 0; count < wanted; await pause(5)) {
        [{ count }] = await database.query(COUNT_WAITING);
      }
    },
    release: async () => {
      await holder.rollbackTransaction();
      await holder.release();
    },
    commit: async () => {
      await holder.commitTransaction();
      await holder.release();
    },
  };
}

/**
 * Two requests that both wait for the same thing, and get it one after the other in this order.
 * @param statement takes what both of them need; left out, the ledger
 */
export async function inThisOrder<First, Second>(
  database: DataSource,
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
  statement = `SELECT FROM ledger_head FOR UPDATE`,
): Promise<[First, Second]> {
  const held = await hold(database, statement);
  const one = Promise.resolve(first());
  await held.untilWaiting(1);
  const other = Promise.resolve(second());
  await held.untilWaiting(2);
  await held.release();
  return Promise.all([one, other]);
}

/** Holds the last step of whatever is written to the audit log: everything else has been done, and nothing is committed. */
export const holdCommits = (database: DataSource): Promise<Held> =>
  hold(database, `LOCK TABLE audit_entries IN SHARE MODE`);

/** Holds password checks whose last attempt failed: the account has been read, and its hash not been compared yet. */
export const holdPasswordChecks = (database: DataSource): Promise<Held> =>
  hold(database, `SELECT FROM failed_tries FOR UPDATE`);

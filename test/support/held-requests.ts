import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** A database lock that blocks the app until it is released. */
export interface Held {
  /** Waits until this many requests wait for the lock, or for one another. */
  untilWaiting: (count: number) => Promise<void>;
  /** Releases the lock and rolls back. */
  release: () => Promise<void>;
  /** Releases the lock and commits. */
  commit: () => Promise<void>;
}

const COUNT_WAITING = `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;

/**
 * Takes a lock for which requests have to wait, so that other things can happen while they are in progress. The
 * statement must lock only what those requests need.
 */
export async function hold(
  database: DataSource,
  statement: string,
  parameters: unknown[] = [],
): Promise<Held> {
  const holder = database.createQueryRunner();
  await holder.startTransaction();
  // On a busy machine, requests take longer than the app may leave a transaction idle.
  await holder.query(`SET LOCAL idle_in_transaction_session_timeout = 0`);
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

/** Holds the last step of any write to the audit log: everything else is done, and nothing is committed. */
export const holdCommits = (database: DataSource): Promise<Held> =>
  hold(database, `LOCK TABLE audit_entries IN SHARE MODE`);

/** Holds password checks after a failed attempt: the account was read, and its hash not yet compared. */
export const holdPasswordChecks = (database: DataSource): Promise<Held> =>
  hold(database, `SELECT FROM failed_tries FOR UPDATE`);

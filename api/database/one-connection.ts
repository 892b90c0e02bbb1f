import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';

/**
 * Only tests look. A transaction that asks for a second connection works as long as one is free: with enough of them at once, each
 * holds one and waits for another, until the pool gives up and the database seems to be away.
 */
const isTested = process.env['NODE_ENV'] === 'test';

const inside = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the work of a transaction. What it starts and leaves behind may connect again once the transaction has ended. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isTested) return work();
  const transaction = { isOpen: true };
  try {
    return await inside.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Makes the pool throw in tests when a transaction asks it for a second connection. */
export function refuseSecondConnections(source: DataSource): void {
  if (!isTested) return;
  const pool = poolOf(source);
  const connect = pool.connect.bind(pool);
  const connectOutside = (...callback: unknown[]): unknown => {
    if (inside.getStore()?.isOpen) {
      throw new Error('A transaction asked for a second connection. Pass its manager on.');
    }
    return Reflect.apply(connect, pool, callback);
  };
  Object.assign(pool, { connect: connectOutside });
}

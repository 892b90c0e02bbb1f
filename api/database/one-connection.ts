import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';

/**
 * Only checked in tests. A transaction that asks for a second connection works as long as one is free. Under load,
 * every transaction holds one and waits for another, until the pool times out and the database seems to be down.
 */
const isTested = process.env['NODE_ENV'] === 'test';

const inside = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs a transaction's work. Whatever it leaves running may connect again once the transaction has ended. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!isTested) return work();
  const transaction = { isOpen: true };
  try {
    return await inside.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** In tests, makes the pool throw if a transaction asks for a second connection. */
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

import type { EntityManager } from 'typeorm';
import { execute } from './rows.js';

/** Locks keys without rows of their own until the transaction ends. Later callers with one of these keys wait. */
export async function lockKeys(keys: string[], tx: EntityManager): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`,
    // In a fixed order, so that two callers never deadlock.
    [keys.toSorted()],
  );
}

/** Share-locks a key. An exclusive lock waits for all sharers, and no one can share it until that lock is released. */
export async function shareKey(key: string, tx: EntityManager): Promise<void> {
  await execute(tx, `SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))`, [key]);
}

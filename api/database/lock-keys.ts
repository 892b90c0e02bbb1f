import type { EntityManager } from 'typeorm';
import { execute } from './rows.js';

/** Locks what has no row of its own until the transaction ends: whoever asks for one of these keys waits for those before. */
export async function lockKeys(keys: string[], tx: EntityManager): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`,
    // In one order, so that two callers never wait for each other.
    [keys.toSorted()],
  );
}

/** Shares a key with others who share it. Whoever locks it waits for all of them, and lets nobody share it until they are done. */
export async function shareKey(key: string, tx: EntityManager): Promise<void> {
  await execute(tx, `SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))`, [key]);
}

import type { EntityManager } from 'typeorm';

/** Locks what has no row of its own until the transaction ends: whoever asks for one of these keys waits for those before. */
export async function lockKeys(keys: string[], tx: EntityManager): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS key`,
    // In one order, so that two callers never wait for each other.
    [keys.toSorted()],
  );
}

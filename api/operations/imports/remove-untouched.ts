import type { EntityManager } from 'typeorm';
import { pgErrorOf } from '../../database/pg-errors.js';
import { execute } from '../../database/rows.js';
import type { WrittenRow } from './kind-import.js';

/**
 * Removes the records that these rows added, unless they were touched or a foreign key says that something uses them.
 * Returns the ids of those that stay.
 */
export async function removeUntouched(
  rows: readonly WrittenRow[],
  tx: EntityManager,
  { isUntouched, remove }: { isUntouched: (id: string) => boolean; remove: (id: string) => Promise<void> },
): Promise<string[]> {
  const kept: string[] = [];
  for (const { recordId, isAdded } of rows) {
    if (!isAdded) continue;
    if (!isUntouched(recordId)) {
      kept.push(recordId);
      continue;
    }
    await execute(tx, 'SAVEPOINT removing');
    try {
      await remove(recordId);
      await execute(tx, 'RELEASE SAVEPOINT removing');
    } catch (error) {
      if (pgErrorOf(error)?.kind !== 'foreign-key') throw error;
      await execute(tx, 'ROLLBACK TO SAVEPOINT removing');
      kept.push(recordId);
    }
  }
  return kept;
}

import type { EntityManager } from 'typeorm';
import { pgErrorOf } from '../../database/pg-errors.js';
import { execute } from '../../database/rows.js';
import type { PlannedRow, WrittenRow } from './kind-import.js';

/** Adds the new records of these rows, one after another. Later rows that match one of them get its id. */
export async function addNew<Data>(
  rows: readonly PlannedRow<Data>[],
  add: (data: Data) => Promise<{ id: string; written: object }>,
): Promise<WrittenRow[]> {
  const ids = new Map<string, string>();
  const done: WrittenRow[] = [];
  for (const { number, recordId, data } of rows) {
    if (recordId === null) continue;
    const added = data && (await add(data));
    if (added) ids.set(recordId, added.id);
    done.push({
      number,
      recordId: ids.get(recordId) ?? recordId,
      isAdded: added !== null,
      written: added && added.written,
    });
  }
  return done;
}

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

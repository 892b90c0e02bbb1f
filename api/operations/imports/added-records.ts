import type { EntityManager } from 'typeorm';
import { pgErrorOf } from '../../database/pg-errors.js';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
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
 * Records that anything else belongs to, such as hours, prices, an account or a tax. The modules concerned are many, so
 * the database is asked: whatever belongs to a record has a foreign key to it.
 */
export async function usedRecords(
  table: 'services' | 'staff',
  ids: readonly string[],
  tx: EntityManager,
): Promise<ReadonlySet<string>> {
  const places = await queryRows(
    tx,
    { table: text, column: text },
    `SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = $1::regclass AND conrelid <> 'foreign_ids'::regclass ORDER BY 1, 2`,
    [table],
  );
  const used = new Set<string>();
  for (const place of places) {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT DISTINCT ${place.column} AS id FROM ${place.table} WHERE ${place.column} = ANY ($1::uuid[])`,
      [ids],
    );
    for (const { id } of rows) used.add(id);
  }
  return used;
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

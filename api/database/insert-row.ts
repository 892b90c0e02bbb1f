import type { EntityManager, EntityTarget, InsertQueryBuilder, QueryDeepPartialEntity } from 'typeorm';
import { text } from './columns.js';
import { typedRows } from './rows.js';

interface Identified {
  id: string;
}

/** Inserts a row, and returns its id. */
export async function insertRow<Row extends Identified>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<string> {
  const id = await idOfInserted(tx.createQueryBuilder().insert().into(entity).values(row));
  if (id === null) throw new Error('A row that was inserted did not come back.');
  return id;
}

/** Inserts a row unless a unique constraint forbids it. Returns the id of the new row, or null. */
export function insertUnlessTaken<Row extends Identified>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<string | null> {
  return idOfInserted(tx.createQueryBuilder().insert().into(entity).values(row).orIgnore());
}

async function idOfInserted<Row extends Identified>(insert: InsertQueryBuilder<Row>): Promise<string | null> {
  const answer: { raw: unknown } = await insert.returning('id').execute();
  const [inserted] = typedRows(answer.raw, { id: text }, insert.getSql());
  return inserted?.id ?? null;
}

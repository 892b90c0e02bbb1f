import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';

/**
 * A row of a list that the owner arranges. The table is locked against concurrent additions, deletions and arranging.
 */
interface Arranged {
  id: string;
  position: number;
}

/** Adds a row at the end of its list. Returns its id. */
export async function addAtEnd<Row extends Arranged>(
  list: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
  tx: EntityManager,
): Promise<string> {
  const last = await tx.maximum<Arranged>(list as EntityTarget<Arranged>, 'position');
  const { identifiers } = await tx.insert(list, { ...row, position: (last ?? -1) + 1 });
  return identifiers[0]?.id as string;
}

/** Arranges a list in this order. Returns false, unchanged, unless the ids are exactly those of all its rows. */
export async function arrange(
  list: EntityTarget<Arranged>,
  ids: string[],
  tx: EntityManager,
): Promise<boolean> {
  const rows = await tx.find(list, { select: { id: true } });
  const known = new Set(rows.map(({ id }) => id));
  if (known.size !== ids.length || !ids.every((id) => known.has(id))) return false;
  await tx
    .createQueryBuilder()
    .update(list)
    .set({ position: () => 'array_position(:ids::uuid[], id) - 1' })
    .where('id = ANY (:ids)', { ids })
    .execute();
  return true;
}

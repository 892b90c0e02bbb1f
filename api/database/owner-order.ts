import type { EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';

/** A row of a list that the owner puts in order. The table is locked against others who add, delete or arrange. */
interface Arranged {
  id: string;
  position: number;
}

/** Adds a row at the end of its list. Gives its id. */
export async function addAtEnd<Row extends Arranged>(
  list: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
  tx: EntityManager,
): Promise<string> {
  const last = await tx.maximum<Arranged>(list as EntityTarget<Arranged>, 'position');
  const { identifiers } = await tx.insert(list, { ...row, position: (last ?? -1) + 1 });
  return identifiers[0]?.id as string;
}

/** Puts a list into this order. False, and nothing is done, unless the ids are those of all its rows, each of them once. */
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

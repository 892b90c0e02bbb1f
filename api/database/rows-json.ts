import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows under the names of their columns, for `jsonb_populate_recordset`: many rows and tables in one statement. */
export function rowsJson<Row extends ObjectLiteral>(
  source: DataSource,
  entity: EntityTarget<ObjectLiteral>,
  rows: Row[],
): string {
  const { columns } = source.getMetadata(entity);
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.databaseName, column.getEntityValue(row)])),
    ),
  );
}

/**
 * The columns that this version of the app writes, by name. With `*` in their place, a column that a later version has
 * added would be written as NULL instead of keeping its default.
 */
export const columnsOf = (source: DataSource, entity: EntityTarget<ObjectLiteral>): string =>
  source
    .getMetadata(entity)
    .columns.filter(({ generatedIdentity }) => generatedIdentity === undefined)
    .map(({ databaseName }) => `"${databaseName}"`)
    .join(', ');

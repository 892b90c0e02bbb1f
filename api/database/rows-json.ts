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

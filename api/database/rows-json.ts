import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows, with relations as ids and under column names, for `jsonb_populate_recordset`: many rows and tables in one statement. */
export function rowsJson<Row extends ObjectLiteral>(
  source: DataSource,
  entity: EntityTarget<ObjectLiteral>,
  rows: Row[],
): string {
  const { columns } = source.getMetadata(entity);
  const named = rows.map((row) => {
    const values: Record<string, unknown> = {};
    for (const { databaseName, propertyName } of columns) values[databaseName] = row[propertyName];
    return values;
  });
  return JSON.stringify(named);
}

/**
 * The columns that this app version writes, by name. With `*` instead, a column added by a later version would be
 * written as NULL instead of keeping its default.
 */
export const columnsOf = (source: DataSource, entity: EntityTarget<ObjectLiteral>): string =>
  source
    .getMetadata(entity)
    .columns.filter(({ generatedIdentity }) => generatedIdentity === undefined)
    .map(({ databaseName }) => `"${databaseName}"`)
    .join(', ');

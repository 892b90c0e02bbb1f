import type { DataSource } from 'typeorm';

interface TextColumn {
  table_name: string;
  column_name: string;
}

/**
 * Finds the database columns that contain any of these strings, with counts. Reads all columns of all tables as text,
 * so that it covers tables added later.
 */
export async function findInDatabase(database: DataSource, words: string[]): Promise<Record<string, number>> {
  const columns: TextColumn[] = await database.query(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
  );
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
  const found: Record<string, number> = {};
  for (const { table_name: table, column_name: column } of columns) {
    const [{ count }] = await database.query(
      `SELECT count(*)::int FROM "${table}" WHERE "${column}"::text ILIKE ANY ($1)`,
      [patterns],
    );
    if (count > 0) found[`${table}.${column}`] = count;
  }
  return found;
}

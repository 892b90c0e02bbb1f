import type { DataSource } from 'typeorm';

interface TextColumn {
  table_name: string;
  column_name: string;
}

/**
 * In which columns of the database any of these strings is found, and how often. Reads every column of every table as
 * text, so that tables added later are searched too.
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

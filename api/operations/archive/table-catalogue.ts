import type { QueryRunner } from 'typeorm';
import { type ColumnsOf, integer, nullable, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { ArchiveError } from './archive-error.js';
import { archivedTables, inArchive } from './archived-tables.js';
import type { ArchiveKind } from './domain/manifest.js';

interface Column {
  name: string;
  /** As written in SQL, such as `character(3)`. */
  type: string;
}

/** A table as the database describes it. */
export interface Table {
  name: string;
  /** Ordered by name. */
  columns: Column[];
  /** The columns of the primary key, in order. */
  key: Column[];
  /** SQL condition for the rows to keep. */
  where: string;
}

interface CatalogueRow {
  table: string;
  column: string;
  type: string;
  place: number | null;
}

const catalogueRowColumns: ColumnsOf<CatalogueRow> = {
  table: text,
  column: text,
  type: text,
  place: nullable(integer),
};

/** A quoted SQL identifier, whatever it contains. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const byName = (a: Column, b: Column) => (a.name < b.name ? -1 : 1);

/** All tables in the schema, by name. */
export async function tableNames(runner: QueryRunner): Promise<string[]> {
  const rows = await queryRows(
    runner,
    { name: text },
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

/** Throws if the database has a table that this version does not know. */
export function refuseUnknown(tables: string[]): void {
  const unknown = tables.filter((name) => !Object.hasOwn(archivedTables, name));
  if (unknown.length > 0)
    throw new ArchiveError(
      `The database holds tables that this version of Parlour does not know (${unknown.join(', ')}). A newer version made them, or somebody else: the salon needs a database of its own.`,
    );
}

/** The tables whose rows an archive of this kind contains, by name, with the columns it keeps from this database. */
export async function keptTables(runner: QueryRunner, kind: ArchiveKind): Promise<Table[]> {
  const rows = await queryRows(
    runner,
    catalogueRowColumns,
    `SELECT relname::text AS "table", attname::text AS "column", format_type(atttypid, atttypmod) AS type,
       array_position(indkey::int2[], attnum) AS place
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     LEFT JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
     WHERE relnamespace = current_schema()::regnamespace AND relname = ANY ($1)
       AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [Object.keys(archivedTables).filter((name) => inArchive(name, kind)?.kept)],
  );
  const names = [...new Set(rows.map(({ table }) => table))].toSorted();
  return names.map((name) => {
    const about = inArchive(name, kind);
    const { where = 'TRUE', without = {} } = about?.kept ? about : {};
    const own = rows.filter(({ table, column }) => table === name && !Object.hasOwn(without, column));
    const column = ({ column: columnName, type }: CatalogueRow): Column => ({ name: columnName, type });
    return {
      name,
      columns: own.map(column).toSorted(byName),
      key: own
        .filter(({ place }) => place !== null)
        .toSorted((a, b) => Number(a.place) - Number(b.place))
        .map(column),
      where,
    };
  });
}

import { MigrationExecutor, type QueryRunner } from 'typeorm';
import { type ColumnsOf, text } from '../../database/columns.js';
import { rewriteStatements } from '../../database/rewrite-statements.js';
import { execute, queryRows } from '../../database/rows.js';
import { tableMember } from './domain/manifest.js';
import { orSayWhy } from './refusals.js';
import { quoted, tableNames } from './table-catalogue.js';

/** Drops the salon's tables and trigger functions, but nothing from outside that depends on them. */
export async function dropEverything(runner: QueryRunner): Promise<void> {
  const tables = await tableNames(runner);
  if (tables.length > 0) await execute(runner, `DROP TABLE ${tables.map(quoted).join(', ')}`);
  const functions = await queryRows(
    runner,
    { name: text },
    `SELECT oid::regprocedure::text AS name FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace AND proowner = current_user::regrole
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  );
  for (const { name } of functions) await execute(runner, `DROP FUNCTION ${name}`);
}

/** Runs some of the migrations within the open transaction, or all that have not run. */
export async function runMigrations(runner: QueryRunner, names: string[] | null): Promise<void> {
  const chosen = new ChosenMigrations(runner.dataSource, runner);
  chosen.names = names && new Set(names);
  chosen.transaction = 'none';
  // PostgreSQL refuses CONCURRENTLY in a transaction, and no one else is connected here.
  const withoutConcurrently = (sql: string) => sql.replaceAll(/\bINDEX CONCURRENTLY\b/gi, 'INDEX');
  await rewriteStatements(runner, withoutConcurrently, () => chosen.executePendingMigrations());
}

class ChosenMigrations extends MigrationExecutor {
  /** Null for all. */
  names: Set<string> | null = null;

  protected override getMigrations() {
    return super.getMigrations().filter(({ name }) => this.names?.has(name) ?? true);
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const foreignKeyColumns: ColumnsOf<ForeignKey> = { table: text, name: text, definition: text };

/**
 * Drops all foreign keys while rows are inserted, since they can come in any order and form cycles. Recreating them
 * checks all rows at once. Keeps their creation order, because their actions run in that order.
 */
export async function withoutForeignKeys(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const keys = await queryRows(
    runner,
    foreignKeyColumns,
    `SELECT conrelid::regclass::text AS "table", conname::text AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY oid`,
  );
  for (const { table, name } of keys)
    await execute(runner, `ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  await work();
  for (const { table, name, definition } of keys)
    await orSayWhy(`${tableMember(table)} names what is not there`, () =>
      execute(runner, `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`),
    );
}

interface Index {
  table: string;
  /** SQL that drops it. */
  drop: string;
  /** SQL that creates it again. */
  make: string;
}

const indexColumns: ColumnsOf<Index> = { table: text, drop: text, make: text };

/**
 * Drops all indexes except primary keys while rows are inserted, then builds each over all rows at once: on large
 * tables, row-by-row maintenance takes most of the time. Includes unique and exclusion constraints. Keeps their
 * creation order, because PostgreSQL checks them in that order and names the first that fails.
 */
export async function withoutIndexes(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const indexes = await queryRows(
    runner,
    indexColumns,
    `SELECT of_table AS "table",
       CASE WHEN con.oid IS NULL THEN format('DROP INDEX %s', indexrelid::regclass)
         ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', of_table, conname) END AS drop,
       CASE WHEN con.oid IS NULL THEN pg_get_indexdef(indexrelid)
         ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', of_table, conname, pg_get_constraintdef(con.oid)) END AS make
     FROM pg_index JOIN pg_class AS own ON own.oid = indexrelid
     CROSS JOIN LATERAL (SELECT indrelid::regclass::text AS of_table) AS named
     LEFT JOIN pg_constraint AS con ON conindid = indexrelid AND contype IN ('u', 'x')
     WHERE relnamespace = current_schema()::regnamespace AND NOT indisprimary
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = indrelid AND deptype = 'e')
     ORDER BY indexrelid`,
  );
  if (indexes.length > 0) await execute(runner, indexes.map(({ drop }) => drop).join('; '));
  await work();
  for (const { table, make } of indexes)
    await orSayWhy(`${tableMember(table)} holds what the database does not take`, () =>
      execute(runner, make),
    );
}

/** Advances every sequence past the last existing row. */
export async function moveCountersOn(runner: QueryRunner): Promise<void> {
  const counters = await queryRows(
    runner,
    { table: text, column: text, sequence: text },
    `SELECT attrelid::regclass::text AS "table", attname::text AS "column",
       pg_get_serial_sequence(attrelid::regclass::text, attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attidentity <> ''`,
  );
  for (const { table, column, sequence } of counters)
    await execute(
      runner,
      `SELECT setval($1::regclass, greatest(max(${quoted(column)}), 1)) FROM ${table} HAVING count(*) > 0`,
      [sequence],
    );
}

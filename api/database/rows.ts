import { type ColumnsOf, faultIn, type Kind } from './columns.js';

/** The pool, a transaction, or one TypeORM connection. */
export interface Database {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Rows are compared with their columns only in tests. In production that would cost time, and during an upgrade an
 * old instance would fail on a word that only the new version knows.
 */
const isTested = process.env['NODE_ENV'] === 'test';

/** The rows of a SELECT, or of a RETURNING clause. The statement must have exactly these columns. */
export async function queryRows<Row extends object>(
  database: Database,
  columns: ColumnsOf<Row>,
  sql: string,
  parameters?: unknown[],
): Promise<Row[]> {
  return typedRows(await database.query(sql, parameters), columns, sql);
}

/** PostgreSQL's result as rows with these columns. In tests, throws if they differ. */
export function typedRows<Row extends object>(answer: unknown, columns: ColumnsOf<Row>, sql: string): Row[] {
  const rows = rowsOf<Row>(answer);
  readValues(rows, columns);
  if (isTested) assertColumns(rows, columns, sql);
  return rows;
}

/** The only row, or the first of several; null if there is no row. */
export async function findRow<Row extends object>(
  database: Database,
  columns: ColumnsOf<Row>,
  sql: string,
  parameters?: unknown[],
): Promise<Row | null> {
  const [row] = await queryRows(database, columns, sql, parameters);
  return row ?? null;
}

/** The row of a statement that always returns one, such as a count. Throws if there is no row. */
export async function getRow<Row extends object>(
  database: Database,
  columns: ColumnsOf<Row>,
  sql: string,
  parameters?: unknown[],
): Promise<Row> {
  const row = await findRow(database, columns, sql, parameters);
  if (row === null) throw new Error(`No row: ${sql}`);
  return row;
}

/** Runs a statement whose result is not needed. */
export async function execute(database: Database, sql: string, parameters?: unknown[]): Promise<void> {
  await database.query(sql, parameters);
}

/**
 * Runs an UPDATE or DELETE and returns the number of changed rows. An INSERT has no such number: let it return its
 * rows.
 */
export async function countChanged(database: Database, sql: string, parameters?: unknown[]): Promise<number> {
  const answer = await database.query(sql, parameters);
  const count: unknown = Array.isArray(answer) ? answer[1] : undefined;
  if (typeof count !== 'number') throw new Error(`Neither UPDATE nor DELETE: ${sql}`);
  return count;
}

/** TypeORM returns the rows of an UPDATE or DELETE together with their count. The only place that trusts a statement. */
function rowsOf<Row extends object>(answer: unknown): Row[] {
  const isCounted = Array.isArray(answer) && Array.isArray(answer[0]);
  return (isCounted ? answer[0] : answer) as Row[];
}

/**
 * Converts text to numbers where a column's kind says so. Changes the rows in place, as they are new and not shared.
 */
function readValues<Row extends object>(rows: Row[], columns: ColumnsOf<Row>): void {
  for (const [name, { read }] of Object.entries<Kind<unknown>>(columns)) {
    if (read) for (const row of rows) Reflect.set(row, name, read(Reflect.get(row, name)));
  }
}

/** Throws if a row has other columns or kinds of values than the code describes. */
function assertColumns<Row extends object>(rows: Row[], columns: ColumnsOf<Row>, sql: string): void {
  for (const row of rows) {
    const fault = faultIn(row, columns);
    if (fault !== null) throw new TypeError(`${fault}, in the answer to ${sql}`);
  }
}

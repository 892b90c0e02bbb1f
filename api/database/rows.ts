import { type ColumnsOf, faultIn, type Kind } from './columns.js';

/** The pool, a transaction, or one connection of TypeORM. */
export interface Database {
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Only tests compare each row with its columns. In production the comparison would cost time, and a copy of the old version
 * would fail during an upgrade on a word that only the new version knows.
 */
const isTested = process.env['NODE_ENV'] === 'test';

/** The rows of a SELECT, or those that a change returns. The statement names exactly these columns. */
export async function queryRows<Row extends object>(
  database: Database,
  columns: ColumnsOf<Row>,
  sql: string,
  parameters?: unknown[],
): Promise<Row[]> {
  return typedRows(await database.query(sql, parameters), columns, sql);
}

/** What PostgreSQL answered, as rows with these columns. Throws in tests when they are others. */
export function typedRows<Row extends object>(answer: unknown, columns: ColumnsOf<Row>, sql: string): Row[] {
  const rows = rowsOf<Row>(answer);
  readValues(rows, columns);
  if (isTested) assertColumns(rows, columns, sql);
  return rows;
}

/** The only row, or the first of several; null if there is none. */
export async function findRow<Row extends object>(
  database: Database,
  columns: ColumnsOf<Row>,
  sql: string,
  parameters?: unknown[],
): Promise<Row | null> {
  const [row] = await queryRows(database, columns, sql, parameters);
  return row ?? null;
}

/** The row of a statement that always has one, such as a count. Throws if there is none. */
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

/** Runs a statement whose answer nobody reads. */
export async function execute(database: Database, sql: string, parameters?: unknown[]): Promise<void> {
  await database.query(sql, parameters);
}

/** Runs an UPDATE or DELETE and returns how many rows it changed. An INSERT has no such number: let it return its rows. */
export async function countChanged(database: Database, sql: string, parameters?: unknown[]): Promise<number> {
  const answer = await database.query(sql, parameters);
  const count: unknown = Array.isArray(answer) ? answer[1] : undefined;
  if (typeof count !== 'number') throw new Error(`Neither UPDATE nor DELETE: ${sql}`);
  return count;
}

/** TypeORM returns those of an UPDATE or DELETE together with their number. The only place that believes a statement. */
function rowsOf<Row extends object>(answer: unknown): Row[] {
  const isCounted = Array.isArray(answer) && Array.isArray(answer[0]);
  return (isCounted ? answer[0] : answer) as Row[];
}

/** Puts numbers in the place of text where a column's kind says so. The rows are fresh, and nobody else has them. */
function readValues<Row extends object>(rows: Row[], columns: ColumnsOf<Row>): void {
  for (const [name, { read }] of Object.entries<Kind<unknown>>(columns)) {
    if (read) for (const row of rows) Reflect.set(row, name, read(Reflect.get(row, name)));
  }
}

/** Throws when a row has other columns than the code describes, or other kinds of values. */
function assertColumns<Row extends object>(rows: Row[], columns: ColumnsOf<Row>, sql: string): void {
  for (const row of rows) {
    const fault = faultIn(row, columns);
    if (fault !== null) throw new TypeError(`${fault}, in the answer to ${sql}`);
  }
}

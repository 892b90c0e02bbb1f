import type { QueryRunner } from 'typeorm';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { damaged } from './archive-error.js';
import { type Manifest, tableMember } from './domain/manifest.js';
import { quoted, type Table } from './table-catalogue.js';

/** Rows per fetch; the body of an email may be 50 kB. */
const ROWS_AT_ONCE = 500;
const BYTES_AT_ONCE = 2 * 1024 * 1024;

/** No row is longer: the longest text that a form accepts is a page of the site. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;

/** Types with a JSON equivalent. All others are written as PostgreSQL's lossless text. */
const asJson = ['boolean', 'smallint', 'integer'];

/** Text keys are sorted by bytes, because collations differ between servers. */
const AS_TEXT = /^(text|character)/;

/** Fixes how PostgreSQL writes instants, bytes and numbers, whatever this server's settings. */
export async function writePlainly(runner: QueryRunner): Promise<void> {
  await execute(
    runner,
    `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'iso_8601';
     SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1`,
  );
}

function statementOf({ name, columns, key, where }: Table): string {
  const values = columns.map(({ name: column, type }) =>
    asJson.includes(type) ? quoted(column) : `${quoted(column)}::text AS ${quoted(column)}`,
  );
  const order = key.map(({ name: column, type }) =>
    AS_TEXT.test(type) ? `rows.${quoted(column)} COLLATE "C"` : `rows.${quoted(column)}`,
  );
  return `SELECT row_to_json(line)::text AS line
    FROM (SELECT ${values.join(', ')} FROM ${quoted(name)} AS rows WHERE ${where} ORDER BY ${order.join(', ')}) AS line`;
}

/**
 * The rows of a table, one per line, ordered by primary key and with ordered columns. Uses a cursor, so that millions
 * of rows take no more memory than a thousand; needs a transaction.
 */
export async function* readRows(
  runner: QueryRunner,
  table: Table,
): AsyncGenerator<{ lines: string; rows: number }> {
  await execute(runner, `DECLARE archived NO SCROLL CURSOR FOR ${statementOf(table)}`);
  for (;;) {
    const rows = await queryRows(runner, { line: text }, `FETCH ${ROWS_AT_ONCE} FROM archived`);
    if (rows.length === 0) break;
    yield { lines: rows.map(({ line }) => `${line}\n`).join(''), rows: rows.length };
  }
  await execute(runner, `CLOSE archived`);
}

/** Counts the lines of a streamed text. */
export async function countLines(source: AsyncIterable<Buffer>): Promise<number> {
  let lines = 0;
  for await (const bytes of source)
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, end + 1)) lines += 1;
  return lines;
}

/** Throws unless the table has as many rows as the manifest says. */
export function assertCount(table: string, rows: number, tables: Manifest['tables']): void {
  const expected = tables[table]?.rows;
  if (rows !== expected) throw damaged(`${tableMember(table)} has ${rows} rows in place of ${expected}`);
}

/** The lines of a streamed text. */
export async function* linesOf(source: AsyncIterable<Buffer>, name: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  for await (const bytes of source) {
    let from = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      yield Buffer.concat([...rest, bytes.subarray(from, end)]).toString('utf8');
      rest = [];
      restBytes = 0;
      from = end + 1;
    }
    rest.push(bytes.subarray(from));
    restBytes += bytes.length - from;
    if (restBytes > MAX_LINE_BYTES) throw damaged(`a line of ${name} has no end`);
  }
  if (restBytes > 0) throw damaged(`the last line of ${name} has no end`);
}

/** Inserts rows into their table. Returns their number. */
export async function writeRows(
  runner: QueryRunner,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map(({ name: column }) => quoted(column));
  const statement = `INSERT INTO ${quoted(name)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map(({ name: column, type }) => `${quoted(column)}::${type}`).join(', ')}
    FROM jsonb_to_recordset($1::jsonb) AS line (${names.map((column) => `${column} text`).join(', ')})`;
  let batch: string[] = [];
  let bytes = 0;
  let rows = 0;
  const send = async () => {
    if (batch.length > 0) await execute(runner, statement, [`[${batch.join(',')}]`]);
    rows += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (bytes >= BYTES_AT_ONCE || batch.length >= 4 * ROWS_AT_ONCE) await send();
  }
  await send();
  return rows;
}

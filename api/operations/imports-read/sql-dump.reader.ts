import { FileFaultError } from './domain/file-fault.js';
import { type ForeignTable, TableBuilder } from './domain/foreign-table.js';
import { type SqlToken, sqlTokens } from './sql-tokens.js';

/** A table of the dump as written. */
interface DumpedTable {
  columns: string[];
  rows: string[][];
}

/** Tables of Easy!Appointments, without the prefix that an installation chooses. */
const wanted = /^(?:\w+?_)?(users|roles|services|service_categories|categories|appointments)$/;

/**
 * Reads a dump of Easy!Appointments: its lists of clients, team members, services and visits. The statements are taken
 * apart into words and never run.
 */
export function readSqlDump(text: string): ForeignTable[] {
  const tables = dumpedTables(text);
  const roles = new Map(recordsOf(tables.get('roles')).map((role) => [role.get('id'), role.get('slug')]));
  const isClient = (user: Map<string, string>) =>
    (roles.get(user.get('id_roles')) ?? 'customer') === 'customer';
  const categories = tables.get('service_categories') ?? tables.get('categories');
  const categoryNames = new Map(
    recordsOf(categories).map((each) => [each.get('id') ?? '', each.get('name') ?? '']),
  );
  const named = (service: Map<string, string>) => {
    const id = service.get('id_service_categories') ?? service.get('id_categories') ?? '';
    return new Map([...service, ['category', categoryNames.get(id) ?? '']]);
  };
  const users = recordsOf(tables.get('users'));
  return [
    tableOf('customers', users.filter(isClient)),
    tableOf(
      'providers',
      users.filter((user) => roles.get(user.get('id_roles')) === 'provider'),
    ),
    tableOf('services', recordsOf(tables.get('services')).map(named)),
    tableOf('appointments', recordsOf(tables.get('appointments'))),
  ].filter((table) => table !== null);
}

const recordsOf = (table: DumpedTable | undefined): Map<string, string>[] =>
  (table?.rows ?? []).map((row) => new Map(row.map((cell, index) => [table?.columns[index] ?? '', cell])));

function tableOf(name: string, records: readonly Map<string, string>[]): ForeignTable | null {
  const [first] = records;
  if (!first) return null;
  const headings = [...first.keys()];
  const table = new TableBuilder(name);
  table.add(headings);
  for (const record of records) table.add(headings.map((heading) => record.get(heading) ?? ''));
  return table.finish();
}

function dumpedTables(text: string): Map<string, DumpedTable> {
  const tables = new Map<string, DumpedTable>();
  // Counts the rows of all tables, within the same bounds.
  const bound = new TableBuilder();
  let statement: SqlToken[] = [];
  let open: { table: DumpedTable; columns: string[] } | null = null;
  for (const token of sqlTokens(text)) {
    if (open) {
      if (isSign(token, ';')) [open, statement] = [null, []];
      else if (isSign(token, '(')) statement = [];
      else if (isSign(token, ')')) {
        const { table, columns } = open;
        const values = valuesOf(statement);
        const cells = new Map(columns.map((column, index) => [column, values[index] ?? '']));
        const row = table.columns.map((column) => cells.get(column) ?? '');
        bound.add(row);
        table.rows.push(row);
      } else statement.push(token);
      continue;
    }
    if (isSign(token, ';')) {
      noteColumns(statement, tables);
      statement = [];
      continue;
    }
    statement.push(token);
    // Only its beginning matters, and other statements may be endless.
    if (statement.length > 5_000) throw new FileFaultError('damaged');
    if (isWord(token, 'VALUES')) open = insertOf(statement, tables);
    if (open) statement = [];
  }
  return tables;
}

const isSign = (token: SqlToken, sign: string): boolean => token.kind === 'sign' && token.text === sign;
const isWord = (token: SqlToken | undefined, word: string): boolean =>
  token?.kind === 'word' && token.text.toUpperCase() === word;

function knownName(token: SqlToken | undefined): string | null {
  return token ? (wanted.exec(token.text.toLowerCase())?.[1] ?? null) : null;
}

/** `CREATE TABLE users (id …, first_name …)`: the columns in their order. */
function noteColumns(statement: readonly SqlToken[], tables: Map<string, DumpedTable>): void {
  if (!isWord(statement[0], 'CREATE')) return;
  const start = statement.findIndex((token) => isSign(token, '('));
  const name = knownName(statement[start - 1]);
  if (name === null || tables.has(name)) return;
  const columns: string[] = [];
  let depth = 0;
  for (const [index, token] of statement.entries()) {
    if (index < start) continue;
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    const isFirst = depth === 1 && (isSign(token, '(') || isSign(token, ','));
    const next = statement[index + 1];
    if (isFirst && next?.kind === 'name') columns.push(next.text.toLowerCase());
  }
  tables.set(name, { columns, rows: [] });
}

/** `INSERT INTO users (id, first_name) VALUES`, with or without the columns. */
function insertOf(
  statement: readonly SqlToken[],
  tables: Map<string, DumpedTable>,
): { table: DumpedTable; columns: string[] } | null {
  const into = statement.findIndex((token) => isWord(token, 'INTO'));
  const name = into < 0 ? null : knownName(statement[into + 1]);
  if (name === null) return null;
  const listed = statement
    .slice(into + 2, -1)
    .filter(({ kind }) => kind === 'name' || kind === 'word')
    .map(({ text }) => text.toLowerCase());
  const table = tables.get(name) ?? { columns: listed, rows: [] };
  tables.set(name, table);
  return { table, columns: listed.length > 0 ? listed : table.columns };
}

/** The cells between two brackets of VALUES. */
function valuesOf(tokens: readonly SqlToken[]): string[] {
  const cells = [''];
  for (const token of tokens) {
    if (isSign(token, ',')) cells.push('');
    else if (!isWord(token, 'NULL') && !isWord(token, '_BINARY')) cells[cells.length - 1] += token.text;
  }
  return cells;
}

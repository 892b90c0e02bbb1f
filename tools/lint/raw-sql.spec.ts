import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { rawSql } from './raw-sql.mjs';

const linter = new Linter();

const isRefused = (code: string): boolean =>
  linter.verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { database: { rules: { 'raw-sql': rawSql } } },
        rules: { 'database/raw-sql': 'error' },
      },
    ] as Linter.Config[],
    'part.ts',
  ).length > 0;

test.each([
  ['in a transaction', 'const rows: { id: string }[] = await tx.query(`SELECT id FROM sales`);'],
  ['with a type of its own', 'await this.source.query<{ id: string }[]>(`SELECT id FROM sales`, []);'],
  ['on the manager of a source', 'return this.source.manager.query(sql, values);'],
  ['on a connection that may be missing', 'await runner?.query(`BEGIN`);'],
  ['by a name in brackets', "await tx['query'](`SELECT 1`);"],
  ['by a function that keeps its connection', 'const ask = runner.query.bind(runner);'],
  ['by a call', 'await client.query.call(client, `SELECT 1`);'],
  ['by a template', 'await source.sql`SELECT 1`;'],
  ['in a transaction without retries', 'return this.source.transaction(work);'],
])('SQL that is sent %s is refused', (_, code) => {
  expect(isRefused(code)).toBe(true);
});

test.each([
  ['rows with their columns', 'await queryRows(tx, { id: text }, `SELECT id FROM sales`);'],
  ['the query of a request', "const from = request.query['from'];"],
  ['a query builder', "await tx.createQueryBuilder(Sale, 'sale').getMany();"],
  ['a fragment of a statement', 'const { sql, values } = this.finding(scope, key);'],
])('%s: allowed', (_, code) => {
  expect(isRefused(code)).toBe(false);
});

import { instant, integer, nullable, text } from '../../../api/database/columns.js';
import { countChanged, execute, findRow, getRow, queryRows } from '../../../api/database/rows.js';
import { Transactions } from '../../../api/database/transactions.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
  await execute(
    parlour.database,
    `CREATE TABLE chairs (id integer PRIMARY KEY, name text, bought_at timestamptz)`,
  );
});

afterAll(() => parlour?.close());

beforeEach(async () => {
  await execute(parlour.database, `TRUNCATE chairs`);
  await execute(
    parlour.database,
    `INSERT INTO chairs VALUES (1, 'Window', '2027-03-02T10:00:00Z'), (2, 'Mirror', NULL)`,
  );
});

const chair = { id: integer, name: text, boughtAt: nullable(instant) };

describe('SQL that names its columns', () => {
  test('returns the rows of a question in the types of its columns', async () => {
    const rows = await queryRows(
      parlour.database,
      chair,
      `SELECT id, name, bought_at AS "boughtAt" FROM chairs WHERE id <= $1 ORDER BY id`,
      [2],
    );
    expect(rows.map(({ id, name, boughtAt }) => [id, name.length, boughtAt?.getTime()])).toEqual([
      [1, 6, Date.UTC(2027, 2, 2, 10)],
      [2, 6, undefined],
    ]);
  });

  test('returns the rows that a change returns, without their number', async () => {
    const statement = `UPDATE chairs SET name = 'Door' WHERE id = $1 RETURNING name`;
    expect(await queryRows(parlour.database, { name: text }, statement, [1])).toEqual([{ name: 'Door' }]);
    expect(await queryRows(parlour.database, { name: text }, statement, [3])).toEqual([]);
  });

  test('finds one row or null, and insists on a row where there has to be one', async () => {
    const statement = `SELECT name FROM chairs WHERE id = $1`;
    expect(await findRow(parlour.database, { name: text }, statement, [2])).toEqual({ name: 'Mirror' });
    expect(await findRow(parlour.database, { name: text }, statement, [3])).toBeNull();
    await expect(getRow(parlour.database, { name: text }, statement, [3])).rejects.toThrow('No row');
  });

  test('counts what a change has changed, and refuses to guess for an INSERT', async () => {
    expect(await countChanged(parlour.database, `UPDATE chairs SET name = 'Door' WHERE id > $1`, [0])).toBe(
      2,
    );
    expect(await countChanged(parlour.database, `DELETE FROM chairs WHERE id = $1`, [3])).toBe(0);
    await expect(countChanged(parlour.database, `INSERT INTO chairs VALUES (3)`)).rejects.toThrow(
      'Neither UPDATE nor DELETE',
    );
  });

  test('fails in a test when any row contradicts its columns', async () => {
    const never = { ...chair, boughtAt: instant };
    await expect(
      queryRows(parlour.database, never, `SELECT id, name, bought_at AS "boughtAt" FROM chairs ORDER BY id`),
    ).rejects.toThrow('"boughtAt" is not an instant: null');
    await expect(findRow(parlour.database, { id: integer }, `SELECT id, name FROM chairs`)).rejects.toThrow(
      '"name" is not described',
    );
  });
});

describe('a transaction', () => {
  const secondly = () => parlour.database.query(`SELECT 1`);
  const refusal = 'A transaction asked for a second connection.';

  test('asks for no second connection, which others may be waiting for as well: tests refuse it', async () => {
    const transactions = parlour.app.get(Transactions);

    await expect(transactions.run(secondly)).rejects.toThrow(refusal);
    await expect(transactions.readSnapshot(secondly)).rejects.toThrow(refusal);
    await expect(transactions.runPipelined(secondly)).rejects.toThrow(refusal);
    await expect(transactions.run((tx) => tx.query(`SELECT 1`))).resolves.toEqual([{ '?column?': 1 }]);
  });

  test('leaves what it has started free to connect once it has ended', async () => {
    const transactions = parlour.app.get(Transactions);
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let left: Promise<unknown> = Promise.resolve();

    await transactions.run(async () => {
      left = ended.then(secondly);
      await Promise.resolve();
    });
    end();

    await expect(left).resolves.toEqual([{ '?column?': 1 }]);
  });
});

import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrate } from '../../../api/database/migrate.js';
import { migrations } from '../../../api/database/all-migrations.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { interruptEverywhere } from '../../../tools/upgrade/interruptions.mjs';
import { everythingMade } from '../../../tools/upgrade/schema-facts.mjs';
import { StatementProxy } from '../../../tools/upgrade/statement-proxy.mjs';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { nightlyTest } from '../../support/lane.js';

/** The newest one; `npm run prove:upgrade` ends a start behind every statement of all of them. */
const INTERRUPTED = 1;

const numberOf = ({ name }: { name: string }): number => Number(name.slice(-13));
const inOrder = migrations.toSorted((one, other) => numberOf(one) - numberOf(other));

let empty: TestDatabase;

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterEach(() => empty.drop());

const sourceOf = (url: string, known: typeof migrations = migrations): DataSource =>
  new DataSource({ ...typeormOptions({ url }, 1), migrations: known });

nightlyTest(
  '12-A2 a start that is cut off behind any statement of the newest migration leaves all of it or nothing, and the next goes on',
  async () => {
    const schemas = new Map<number, string[]>();
    const found: { ran: number; made: string[] }[] = [];

    await migrate(sourceOf(empty.url, inOrder.slice(0, -INTERRUPTED)));
    const source = await sourceOf(empty.url).initialize();
    const proxy = await StatementProxy.open(empty.url);
    let cuts: number;
    try {
      cuts = await interruptEverywhere({
        proxy,
        source,
        start: () => ({ ended: migrate(sourceOf(proxy.url())).then(() => undefined), kill: () => undefined }),
        look: async ({ ran }: { ran: number }) => {
          found.push({ ran, made: await everythingMade(source) });
        },
      });
    } finally {
      await Promise.all([source.destroy(), proxy.close()]);
    }

    const undisturbed = await createEmptyDatabase();
    for (let count = inOrder.length - INTERRUPTED; count <= inOrder.length; count++) {
      const reference = await sourceOf(undisturbed.url, inOrder.slice(0, count)).initialize();
      await migrate(reference);
      schemas.set(count, await everythingMade(reference));
      await reference.destroy();
    }
    await undisturbed.drop();
    expect(cuts).toBeGreaterThan(8);
    expect(new Set(found.map(({ ran }) => ran))).toEqual(new Set(schemas.keys()));
    for (const { ran, made } of found) expect(made).toEqual(schemas.get(ran));
  },
);

class TakeLong1763800000000 implements MigrationInterface {
  name = 'TakeLong1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT pg_sleep(0.3)`);
  }

  async down(): Promise<void> {
    // It has made nothing.
  }
}

test('12-A2 a migration may take longer than any other statement', async () => {
  const options = typeormOptions({ url: empty.url }, 1);
  const limits = { options: '-c statement_timeout=100', query_timeout: 100 };
  const source = new DataSource({ ...options, extra: limits, migrations: [TakeLong1763800000000] });

  expect(await migrate(source)).toEqual(['TakeLong1763800000000']);
});

class Fail1763800000001 extends TakeLong1763800000000 {
  override name = 'Fail1763800000001';

  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT 1 / 0`);
  }
}

test('a migration that fails writes nothing where a command prints its answer', async () => {
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const source = new DataSource({ ...sourceOf(empty.url).options, migrations: [Fail1763800000001] });

  await expect(migrate(source)).rejects.toThrow('division by zero');

  expect(printed).not.toHaveBeenCalled();
});

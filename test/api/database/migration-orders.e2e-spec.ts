import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { migrate } from '../../../api/database/migrate.js';
import { migrations } from '../../../api/database/all-migrations.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { everythingMade } from '../../../tools/upgrade/schema-facts.mjs';
import { perLane } from '../../support/lane.js';

/** The numbers that one upgrade brought. */
type Landing = string[];

const { landed, rising }: { landed: Landing[]; rising: Landing } = JSON.parse(
  readFileSync(path.join(process.cwd(), 'api/database/migrations/landed.json'), 'utf8'),
);
const landings = [...landed, ...rising.map((number) => [number])];
const numberOf = ({ name }: { name: string }): string => name.slice(-13);
const highest = (landing: Landing): number => Math.max(...landing.map(Number));

/** Upgrades that came in the order of their numbers count as one: TypeORM runs them in that order anyway. */
function joined(upgrades: Landing[]): Landing[] {
  const steps: Landing[] = [];
  for (const upgrade of upgrades.filter(({ length }) => length > 0)) {
    const last = steps.at(-1);
    if (last && highest(last) < Math.min(...upgrade.map(Number))) last.push(...upgrade);
    else steps.push([...upgrade]);
  }
  return steps;
}

const orderOf = (upgrades: Landing[]): string =>
  upgrades.map((upgrade) => upgrade.toSorted().join(' ')).join(' | ');

/** Every order of migrations that can lead to the present schema: upgraded step by step, or all at once. */
const orders = landings.flatMap((_, index) => {
  const before = landings.slice(0, index + 1).flat();
  const after = landings.slice(index + 1);
  return [joined([before, ...after]), joined([before, after.flat()])];
});

/** And, in the order of a fresh one, from the schema before this one. */
const ways = new Map(
  [...orders, [landings.slice(0, -1).flat(), ...landings.slice(-1)]].map((upgrades) => [
    orderOf(upgrades),
    upgrades,
  ]),
);

/** A connection that knows these migrations and no entities, which take longer to prepare than most upgrades. */
const open = (database: TestDatabase, known: typeof migrations): Promise<DataSource> =>
  new DataSource({
    ...typeormOptions({ url: database.url }, 2),
    entities: [],
    migrations: known,
  }).initialize();

/** The state of a database after these upgrades, one after the other. */
async function madeBy(upgrades: Landing[]): Promise<string[]> {
  const database = await createEmptyDatabase();
  try {
    for (const upgrade of upgrades.map((_, index) => upgrades.slice(0, index + 1).flat())) {
      const known = migrations.filter((migration) => upgrade.includes(numberOf(migration)));
      const source = await open(database, known);
      await migrate(source);
      await source.destroy();
    }
    const source = await open(database, []);
    const made = await everythingMade(source);
    await source.destroy();
    return made;
  } finally {
    await database.drop();
  }
}

let fresh: string[];

beforeAll(async () => {
  fresh = await madeBy([landings.flat()]);
});

test('every migration is in the list of those that landed, once', () => {
  expect(landings.flat().toSorted()).toEqual(migrations.map(numberOf).toSorted());
});

test('the schema of a fresh database is not empty', () => {
  expect(fresh.length).toBeGreaterThan(200);
});

/** With every change some of them, and always the step to the newest schema, which is the last. */
const told = perLane({
  change: [...ways.values()].filter((_, index) => index % 8 === 0 || index === ways.size - 1),
  nightly: [...ways.values()],
});

test.each(told.map((upgrades) => [upgrades.map(({ length }) => length).join(' + '), upgrades]))(
  'a database upgraded by %s migrations has the schema of a fresh one',
  async (_, upgrades) => {
    expect(await madeBy(upgrades as Landing[])).toEqual(fresh);
  },
);

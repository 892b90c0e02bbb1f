import { rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { archivedTables } from '../../../api/operations/archive/archived-tables.js';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { pack } from '../../../api/operations/archive/pack.js';
import { restore } from '../../../api/operations/archive/restore.js';
import { quoted } from '../../../api/operations/archive/table-catalogue.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { openArchive } from '../../support/archive-parts.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { archiveOf } from '../../support/full-salon.js';
import { drafts, fill, rules, type Shape, shapeOf } from '../../support/generated-salon.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { perLane } from '../../support/lane.js';

/** `npm run prove:archives` makes more of them. */
const SALONS = Number(process.env.GENERATED_SALONS ?? perLane({ change: 1, nightly: 10 }));
const quiet = () => undefined;

let salon: TestDatabase;
let elsewhere: TestDatabase;
let folder: DataFolder;

beforeAll(async () => {
  folder = aDataFolder();
  [salon, elsewhere] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
});

afterAll(async () => {
  await Promise.all([salon.drop(), elsewhere.drop()]);
  folder.remove();
});

async function look<Result>(url: string, question: (source: DataSource) => Promise<Result>): Promise<Result> {
  const source = await new DataSource(typeormOptions({ url }, 1)).initialize();
  try {
    return await question(source);
  } finally {
    await source.destroy();
  }
}

const fileIn = (name: string) => path.join(folder.path, `${name}.parlour`);

/** Every row as PostgreSQL itself writes it. */
const rowsOf = (url: string, { tables }: Shape) =>
  look(url, async (source) => {
    const entries = tables.map(async ({ name }) => [
      name,
      await source.query(`SELECT t::text FROM ${quoted(name)} AS t ORDER BY 1`),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  });

test('12-A6 every table that archives keep is among the generated ones', () => {
  const kept = Object.keys(archivedTables).filter((name) => archivedTables[name]?.kept);

  expect(Object.keys(rules).toSorted()).toEqual(kept.toSorted());
});

test('12-A6 a salon of generated rows in every table comes back row for row, and archives to the same bytes', async () => {
  const shape = await look(salon.url, async (source) => {
    const runner = source.createQueryRunner();
    try {
      return await shapeOf(runner);
    } finally {
      await runner.release();
    }
  });

  await fc.assert(
    fc.asyncProperty(drafts(shape), async (draft) => {
      await look(salon.url, (source) => fill(source, shape, draft));
      for (const name of ['one', 'other']) rmSync(fileIn(name), { force: true });
      const { manifest } = await pack(archiveOf(salon.url, folder.path), fileIn('one'), quiet);
      await inspect(fileIn('one'), null, new Date('2026-11-23T12:00:00Z'));
      await restore({
        database: typeormOptions({ url: elsewhere.url }, 2),
        pictures: null,
        file: fileIn('one'),
        passphrase: null,
        manifest,
        dueMail: { before: new Date(0), fate: 'send' },
        progress: quiet,
      });
      await pack(archiveOf(elsewhere.url, folder.path), fileIn('other'), quiet);

      expect(Object.values(manifest.tables).filter(({ rows }) => rows === 0)).toEqual([]);
      expect(openArchive(fileIn('other'))).toEqual(openArchive(fileIn('one')));
      expect(await rowsOf(elsewhere.url, shape)).toEqual(await rowsOf(salon.url, shape));
    }),
    { numRuns: SALONS, endOnFailure: true },
  );
});

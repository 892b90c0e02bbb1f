import { readdirSync } from 'node:fs';
import path from 'node:path';
import { appVersion } from '../../../api/common/app-version.js';
import { Clock } from '../../../api/common/clock.js';
import { loadEnv } from '../../../api/config/env.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { examine } from '../../../api/operations/doctor/examine.js';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { restore } from '../../../api/operations/archive/restore.js';
import { FolderStore } from '../../../api/platform/media/folder.store.js';
import { LASTING_TABLES } from '../../../tools/archives/lasting-tables.mjs';
import { everythingMade } from '../../../tools/upgrade/schema-facts.mjs';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/cluster.js';
import { perLane } from '../../support/lane.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';

const KEPT = 'test/archives';
const NOW = new Date('2026-12-01T12:00:00Z');

const archives = readdirSync(KEPT).filter((name) => name.endsWith('.parlour'));

/** The schema that this version makes in an empty database. */
let fresh: TestApp;
let database: TestDatabase;
let folder: DataFolder;

beforeAll(async () => {
  fresh = await startTestApp();
});
afterAll(() => fresh.close());

beforeEach(async () => {
  folder = aDataFolder();
  database = await createEmptyDatabase();
});

afterEach(async () => {
  await database.drop();
  folder.remove();
});

test('this version has left a backup and a hand-over', () => {
  expect(archives).toEqual(
    expect.arrayContaining([`${appVersion()}.parlour`, `${appVersion()}-hand-over.parlour`]),
  );
});

test.each(perLane({ change: ['0.1.0.parlour', `${appVersion()}.parlour`], nightly: archives }))(
  '12-A15 the salon kept in %s comes up whole: its rows, its pictures, its ledger, and the schema of today',
  async (name) => {
    const file = path.join(KEPT, name);
    const { manifest } = await inspect(file, null, NOW);
    await restore({
      database: typeormOptions({ url: database.url }, 2),
      pictures: new FolderStore(path.join(folder.path, 'media')),
      file,
      passphrase: null,
      manifest,
      dueMail: { before: NOW, fate: 'drop' },
      progress: () => undefined,
    });

    const salon = await startTestApp({ databaseUrl: database.url, realClock: true });
    try {
      const kept = LASTING_TABLES.filter((table) => manifest.tables[table]);
      const counted = kept.map(async (table) => {
        const [{ rows }] = await salon.database.query(`SELECT count(*)::int AS rows FROM "${table}"`);
        return [table, rows];
      });
      const env = loadEnv({ DATABASE_URL: database.url, DATA_DIR: folder.path });
      const pictures = new FolderStore(path.join(folder.path, 'media'));
      const { checks } = await examine({ source: salon.database, env, clock: new Clock(), pictures });
      const { body: services } = await salon.http.get('/services').expect(200);

      expect(await Promise.all(counted)).toEqual(kept.map((table) => [table, manifest.tables[table]?.rows]));
      expect(await everythingMade(salon.database)).toEqual(await everythingMade(fresh.database));
      expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      expect(services.length).toBeGreaterThan(0);
    } finally {
      await salon.close();
    }
  },
);

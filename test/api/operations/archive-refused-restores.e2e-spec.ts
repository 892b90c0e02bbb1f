import path from 'node:path';
import { DataSource } from 'typeorm';
import { ArchiveError } from '../../../api/operations/archive/archive-error.js';
import { tableMember } from '../../../api/operations/archive/domain/manifest.js';
import { inspect } from '../../../api/operations/archive/inspect.js';
import { pack } from '../../../api/operations/archive/pack.js';
import { restore } from '../../../api/operations/archive/restore.js';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { FolderStore } from '../../../api/platform/media/folder.store.js';
import { linesOf, type OpenArchive, openArchive, writeArchive } from '../../support/archive-parts.js';
import { createTestDatabase, type TestDatabase } from '../../support/cluster.js';
import { archiveOf } from '../../support/full-salon.js';
import { aDataFolder, type DataFolder } from '../../support/pictures.js';
import { perLane } from '../../support/lane.js';

const quiet = () => undefined;
const PICTURE = `media/${'0a'.repeat(16)}-480.webp`;

let salon: TestDatabase;
let folder: DataFolder;
let file: string;

const look = async <Result>(question: (source: DataSource) => Promise<Result>): Promise<Result> => {
  const source = await new DataSource(typeormOptions({ url: salon.url }, 1)).initialize();
  try {
    return await question(source);
  } finally {
    await source.destroy();
  }
};

beforeAll(async () => {
  folder = aDataFolder();
  salon = await createTestDatabase();
  file = path.join(folder.path, 'salon.parlour');
  await look(async (source) => {
    await source.query(
      `INSERT INTO users (name, email, email_key) VALUES ('Sara', 's@example.com', 's@example.com')`,
    );
    await source.query(`INSERT INTO staff (name) VALUES ('Vera')`);
    await source.query(
      `INSERT INTO messages (kind, name, email, text) VALUES ('contact', 'Sara', 's@example.com', 'Hello')`,
    );
  });
  await pack(archiveOf(salon.url, folder.path), file, quiet);
});

afterAll(async () => {
  await salon.drop();
  folder.remove();
});

/** The salon's archive with something else in it, otherwise intact. Returns the message when it is restored. */
async function refusalOf(change: (archive: OpenArchive) => void): Promise<string> {
  const archive = openArchive(file);
  change(archive);
  archive.contents = new Map([[PICTURE, Buffer.from('a picture')], ...archive.contents]);
  const changed = path.join(folder.path, 'changed.parlour');
  writeArchive(changed, archive);
  const { manifest } = await inspect(changed, null, new Date('2026-11-23T12:00:00Z'));
  try {
    await restore({
      database: typeormOptions({ url: salon.url }, 2),
      pictures: new FolderStore(path.join(folder.path, 'media')),
      file: changed,
      passphrase: null,
      manifest,
      dueMail: { before: new Date(0), fate: 'send' },
      progress: quiet,
    });
    return 'nothing';
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return error.message;
  }
}

type Row = Record<string, unknown>;

/** Other rows in a table, and as many in the manifest. */
const withRows =
  (table: string, change: (rows: Row[]) => Row[]) =>
  ({ manifest, contents }: OpenArchive): void => {
    const member = tableMember(table);
    const lines = String(contents.get(member)).split('\n').filter(Boolean);
    const rows = change(lines.map((line): Row => JSON.parse(line)));
    contents.set(member, linesOf(rows));
    manifest.tables[table] = { columns: manifest.tables[table]?.columns ?? [], rows: rows.length };
  };

const withField = (table: string, facts: Row) =>
  withRows(table, (rows) => rows.map((row) => ({ ...row, ...facts })));

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOT_TAKEN = 'holds what the database does not take';

const REFUSED: [string, (archive: OpenArchive) => void, RegExp][] = [
  [
    'a table that nobody knows',
    ({ manifest, contents }) => {
      manifest.tables.zeppelins = { columns: ['id'], rows: 1 };
      contents.set(tableMember('zeppelins'), linesOf([{ id: 1 }]));
    },
    /^The archive is damaged: zeppelins has other columns than its version had\.$/,
  ],
  [
    'a column that nobody knows',
    ({ manifest }) => manifest.tables.users?.columns.push('zeppelin'),
    /^The archive is damaged: users has other columns than its version had\.$/,
  ],
  [
    'a million columns',
    ({ manifest }) => {
      manifest.tables.users = { columns: Array.from({ length: 1_000_000 }, (_, at) => `c${at}`), rows: 1 };
    },
    /^The archive is damaged: users has other columns than its version had\.$/,
  ],
  [
    'a row of a hundred thousand columns',
    withField('messages', Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`c${at}`, at]))),
    /^messages was read back other than it was written\. Nothing was changed\.$/,
  ],
  [
    'a table that is missing',
    ({ manifest, contents }) => {
      delete manifest.tables.users;
      contents.delete(tableMember('users'));
    },
    /^The archive is damaged: users is not in it\.$/,
  ],
  [
    'migrations that do not fit together',
    ({ manifest }) => {
      manifest.migrations = manifest.migrations.filter((name) => !name.startsWith('CreateUsers'));
    },
    /^The archive is damaged: its migrations do not make a schema \(.*\)\.$/,
  ],
  [
    'rows of an older schema than they are of',
    ({ manifest }) => manifest.migrations.splice(0),
    /^The archive is damaged: .* has other columns than its version had\.$/,
  ],
  [
    'a NUL in a text',
    withField('messages', { text: 'a\0b' }),
    new RegExp(`^The archive is damaged: tables/messages.ndjson ${NOT_TAKEN} `),
  ],
  [
    'half a letter',
    ({ contents }) =>
      contents.set(
        tableMember('messages'),
        Buffer.from(String(contents.get(tableMember('messages'))).replace('Hello', '\\ud800')),
      ),
    new RegExp(`^The archive is damaged: tables/messages.ndjson ${NOT_TAKEN} `),
  ],
  [
    'a row that is no JSON',
    ({ contents }) => contents.set(tableMember('messages'), Buffer.from('{\n')),
    new RegExp(`^The archive is damaged: tables/messages.ndjson ${NOT_TAKEN} `),
  ],
  [
    'two rows in one line',
    ({ contents }) =>
      contents.set(
        tableMember('messages'),
        Buffer.from(`{},${String(contents.get(tableMember('messages')))}`),
      ),
    new RegExp(`^The archive is damaged: tables/messages.ndjson ${NOT_TAKEN} `),
  ],
  [
    'a word for a number',
    withField('staff', { position: 'first' }),
    new RegExp(`^The archive is damaged: tables/staff.ndjson ${NOT_TAKEN} `),
  ],
  [
    'a word that is none of those allowed',
    withField('users', { role: 'owner' }),
    new RegExp(`^The archive is damaged: tables/users.ndjson ${NOT_TAKEN} .*users_role_known`),
  ],
  [
    'nothing where something must be',
    withField('users', { name: null }),
    new RegExp(`^The archive is damaged: tables/users.ndjson ${NOT_TAKEN} `),
  ],
  [
    'the same person twice',
    withRows('users', (rows) => [...rows, ...rows]),
    new RegExp(`^The archive is damaged: tables/users.ndjson ${NOT_TAKEN} `),
  ],
  [
    'hours of a team member who is not there',
    withRows('staff_hours', () => [
      { id: 1, staff_id: NOBODY, weekday: 1, starts_minute: 540, ends_minute: 600 },
    ]),
    /^The archive is damaged: tables\/staff_hours\.ndjson names what is not there \(.*\)\.$/,
  ],
];

test.each(perLane({ change: REFUSED.filter((_, index) => index % 3 === 0), nightly: REFUSED }))(
  '12-A4 A44 an archive with %s is refused in one sentence, and the salon and its folder are as they were',
  async (_title, change, sentence) => {
    const before = await look((source) =>
      source.query(
        `SELECT users.xmin::text, users.*, salon.xmin::text AS since, salon.name AS salon FROM users, salon`,
      ),
    );

    const said = await refusalOf(change);

    expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
    expect(
      await look((source) =>
        source.query(
          `SELECT users.xmin::text, users.*, salon.xmin::text AS since, salon.name AS salon FROM users, salon`,
        ),
      ),
    ).toEqual(before);
    expect(folder.pictures()).toEqual([]);
  },
);

test('12-A4 the salon that was not replaced archives to the same bytes', async () => {
  const again = path.join(folder.path, 'again.parlour');
  await pack(archiveOf(salon.url, folder.path), again, quiet);

  expect(openArchive(again)).toEqual(openArchive(file));
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MIGRATIONS = 'api/database/migrations/';

/** A migration that does this; the text is the end of its file's name. */
const aMigration = (sql: string) =>
  `export class Planted { up = () => [\`${sql}\`]; down() { return 'DROP TABLE x'; } }`;

/** Statements forbidden in an expanding migration, with the check's complaints. */
const CONTRACTING: [sql: string, complaint: string][] = [
  ['ALTER TABLE clients DROP COLUMN note', 'DROP'],
  ['DROP INDEX bookings_by_day', 'DROP'],
  ['ALTER TABLE outbox DROP CONSTRAINT a, ADD CONSTRAINT b CHECK (true)', 'DROP'],
  ['ALTER TABLE clients RENAME COLUMN name TO called', 'RENAME'],
  ['ALTER TABLE clients ALTER COLUMN note SET NOT NULL', 'SET NOT NULL'],
  [
    'ALTER TABLE clients ADD COLUMN a text DEFAULT 1, ADD COLUMN b text NOT NULL',
    'column that is NOT NULL without',
  ],
  ['CREATE UNIQUE INDEX ON bookings (id)', 'index on bookings that is not made CONCURRENTLY'],
  ['CREATE INDEX named ON public.booking_lines (id)', 'index on booking_lines that is not'],
  [
    'ALTER TABLE allocations ADD CONSTRAINT one EXCLUDE USING gist (during WITH &&)',
    'new EXCLUDE on allocations',
  ],
];

/** Statements allowed in an expanding migration. */
const EXPANDING = [
  'CREATE TABLE fresh (id int, EXCLUDE USING gist (during WITH &&))',
  'CREATE INDEX ON fresh (id)',
  'CREATE INDEX CONCURRENTLY named ON bookings (id)',
  'ALTER TABLE clients ADD COLUMN a numeric(1, 2), ADD COLUMN b text NOT NULL DEFAULT 1, ADD CHECK (a IS NOT NULL)',
  'ALTER TABLE outbox DROP CONSTRAINT kinds, ADD CONSTRAINT kinds CHECK (true)',
];

/** Mistakes with their file, their text, and the check's complaint. */
const MISTAKES: [title: string, file: string, text: string, complaint: RegExp][] = [
  [
    'SQL that reads another module’s table',
    'api/platform/audit/planted-sql.ts',
    'export const planted = `SELECT name FROM users WHERE id = $1`;',
    /^api\/platform\/audit\/planted-sql\.ts:1: users belongs to people\/users/m,
  ],
  [
    'an abstract class that is no port',
    'api/platform/audit/planted-class.ts',
    'export abstract class PlantedClass {}',
    /^api\/platform\/audit\/planted-class\.ts:1: a port belongs in a file that ends in \.port\.ts/m,
  ],
  [
    'a port that nobody provides',
    'api/platform/audit/planted.port.ts',
    '/** Nothing. */\nexport abstract class Planted {}',
    /^api\/platform\/audit\/planted\.port\.ts: no class provides Planted/m,
  ],
  [
    'SQL in lower case that joins another module’s table',
    'api/platform/audit/planted-query.ts',
    'export const planted = (source: { query: (sql: string) => unknown }) => source.query(`select e.id from audit_entries e join users u on true`);',
    /^api\/platform\/audit\/planted-query\.ts:1: users belongs to people\/users/m,
  ],
  [
    'SQL that names another module’s table behind a comma',
    'api/platform/audit/planted-list.ts',
    'export const planted = `DELETE FROM audit_entries entry USING audit_entries AS older, sessions WHERE TRUE`;',
    /^api\/platform\/audit\/planted-list\.ts:1: sessions belongs to people\/sessions/m,
  ],
  [
    'SQL that writes a table which its module may read',
    'api/salon/staff/planted-write.ts',
    'export const planted = `UPDATE media SET noted_at = now()`;',
    /^api\/salon\/staff\/planted-write\.ts:1: media belongs to platform\/media/m,
  ],
  [
    'SQL whose table the code puts in',
    'api/platform/audit/planted-name.ts',
    'export const planted = (table: string) => `SELECT id FROM ${table}`;',
    /^api\/platform\/audit\/planted-name\.ts:1: write out which table/m,
  ],
  [
    'a query of another module’s entity',
    'api/platform/audit/planted-entity.ts',
    "import { User } from '../../people/users/user.entity.js';\nexport const planted = { entity: User };",
    /^api\/platform\/audit\/planted-entity\.ts:1: users belongs to people\/users/m,
  ],
  [
    'a query that follows a relation into another module',
    'api/salon/staff/planted-relation.ts',
    'export const planted = { relations: { service: true } };',
    /^api\/salon\/staff\/planted-relation\.ts:1: services belongs to salon\/services/m,
  ],
  [
    'two files of the server that import each other',
    'api/platform/audit/planted-circle.ts',
    "import type { Other } from './planted-circle-back.js';\nexport type Planted = Other;",
    /^api\/platform\/audit\/planted-circle-back\.ts: imports itself in a circle/m,
  ],
  [
    'two files of the web app that import each other',
    'web/src/planted-circle.ts',
    "import { other } from './planted-circle-back';\nexport const planted = other;",
    /^web\/src\/planted-circle-back\.ts: imports itself in a circle/m,
  ],
  [
    'SELECT *',
    'api/platform/audit/planted-select.ts',
    'export const planted = `SELECT * FROM audit_entries`;',
    /^api\/platform\/audit\/planted-select\.ts:1: list the columns instead of SELECT \*/m,
  ],
  [
    'SELECT * of one of two tables',
    'api/platform/audit/planted-alias.ts',
    'export const planted = `SELECT entry.id, entry.* FROM audit_entries entry`;',
    /^api\/platform\/audit\/planted-alias\.ts:1: list the columns instead of alias\.\*/m,
  ],
  [
    'RETURNING *',
    'api/platform/audit/planted-returning.ts',
    'export const planted = `DELETE FROM audit_entries RETURNING *`;',
    /^api\/platform\/audit\/planted-returning\.ts:1: list the columns instead of RETURNING \*/m,
  ],
  [
    'INSERT … SELECT *',
    'api/platform/audit/planted-insert.ts',
    'export const planted = `INSERT INTO audit_entries SELECT * FROM unnest($1)`;',
    /^api\/platform\/audit\/planted-insert\.ts:1: list the columns instead of SELECT \*/m,
  ],
  [
    'a migration that is not in the list of those that landed',
    'api/database/migrations/1763700000014-planted.ts',
    'export class Planted1763700000014 {}',
    /^api\/database\/migrations\/1763700000014-planted\.ts:1: write 1763700000014 at the end/m,
  ],
  [
    'a migration that does not say whether it only adds',
    `${MIGRATIONS}1763700000900-planted.ts`,
    aMigration('SELECT 1'),
    /^api\/database\/migrations\/1763700000900-planted\.ts:1: end the file's name in \.expand\.ts or/m,
  ],
  [
    'a migration that takes something away and names no version that can do without',
    `${MIGRATIONS}1763700000901-planted.contract.ts`,
    aMigration('DROP TABLE salon'),
    /^api\/database\/migrations\/1763700000901-planted\.contract\.ts:1: a contract raises min_version/m,
  ],
  [
    'a service that is not called what its file is',
    'api/platform/audit/planted-names.service.ts',
    "import { Injectable } from '@nestjs/common';\n@Injectable()\nexport class Planted {}",
    /^api\/platform\/audit\/planted-names\.service\.ts:2: Planted should be called PlantedNamesService/m,
  ],
  [
    'a controller in a file of another kind',
    'api/platform/audit/planted-kinds.service.ts',
    "import { Controller } from '@nestjs/common';\n@Controller()\nexport class PlantedKindsService {}",
    /^api\/platform\/audit\/planted-kinds\.service\.ts:2: PlantedKindsService belongs in a file that ends in \.controller\.ts/m,
  ],
  [
    'a class with more than nine dependencies',
    'api/platform/audit/planted-needs.ts',
    `export class PlantedNeeds { constructor(${'abcdefghij'.split('').join(': number, ')}: number) {} }`,
    /^api\/platform\/audit\/planted-needs\.ts:1: 10 constructor parameters; split the class by verb/m,
  ],
  [
    'a style with a breakpoint of its own',
    'web/src/planted-breakpoint.tsx',
    'export const planted = `@media (max-width: 650px) { display: none; }`;',
    /^web\/src\/planted-breakpoint\.tsx:1: ask for the window’s width with below\(\) or from\(\)/m,
  ],
  [
    'a picture’s sizes with a breakpoint of their own',
    'web/src/planted-sizes.tsx',
    "export const planted = '(width < 650px) 92vw, 480px';",
    /^web\/src\/planted-sizes\.tsx:1: ask for the window’s width/m,
  ],
  [
    'a style with a layer of its own',
    'web/src/planted-layer.tsx',
    'export const planted = (colour: string) => `color: ${colour}; z-index: 9999;`;',
    /^web\/src\/planted-layer\.tsx:1: take the z-index from the layers/m,
  ],
  [
    'a test in no group',
    'test/api/planted-nowhere.e2e-spec.ts',
    'export {};\n',
    /^test\/api\/planted-nowhere\.e2e-spec\.ts: move it to test\/api\/<group>\/<module>/m,
  ],
  [
    'a test that names no module of its group',
    'test/browser/money/planted.browser-spec.ts',
    'export {};\n',
    /^test\/browser\/money\/planted\.browser-spec\.ts: begin its name with a module of money/m,
  ],
  [
    'a long file that does not say why',
    'test/api/common/planted.e2e-spec.ts',
    'export {};\n'.repeat(301),
    /^test\/api\/common\/planted\.e2e-spec\.ts: 301 lines; split it/m,
  ],
  [
    'a short file that says why it is long',
    'test/api/common/planted-short.e2e-spec.ts',
    '// Long because it once was.\nexport {};\n',
    /^test\/api\/common\/planted-short\.e2e-spec\.ts: 2 lines are not long; remove "Long because …"/m,
  ],
];

/** Paths of the project that the check reads. */
const READ = [
  'api',
  'boundaries.mjs',
  'README.md',
  'web/src/features',
  'docs/routes.md',
  'docs/ports.md',
  'docs/decisions',
  'test',
];

function aCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-structure-'));
  for (const file of READ) cpSync(file, path.join(folder, file), { recursive: true });
  return folder;
}

const check = (root: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/structure.mjs', '--root', root], {
    encoding: 'utf8',
  });
  return { passes: status === 0, said: stderr };
};

/** The check's output for a copy that contains all mistakes at once; each run reads the whole project. */
let said: string;
let folder: string;

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const linesThat = (pattern: RegExp) => said.split('\n').filter((line) => pattern.test(line));

function plantFiles(): void {
  for (const [, file, text] of MISTAKES) write(file, text);
  for (const side of ['api/platform/audit', 'web/src']) {
    const back = `import './planted-circle';\nexport type Other = 1;\nexport const other = 1;`;
    write(`${side}/planted-circle-back.ts`, back);
  }
  for (let count = 1; count <= 30; count += 1) write(`api/platform/places/planted-${count}.ts`, 'export {};');
  mkdirSync(path.join(folder, 'api/platform/stray'));
  write('api/platform/stray/stray.ts', 'export const stray = 1;');
}

function plantMigrations(): void {
  CONTRACTING.forEach(([sql], index) =>
    write(`${MIGRATIONS}${1763700000800 + index}-planted.expand.ts`, aMigration(sql)),
  );
  write(
    `${MIGRATIONS}1763700000850-planted.expand.ts`,
    EXPANDING.map(aMigration).join('\n').replaceAll('Planted', 'Also'),
  );
  const floor = `UPDATE schema_floor SET min_version = '0.2.0'`;
  write(
    `${MIGRATIONS}1763700000851-planted.contract.ts`,
    `${aMigration('DROP TABLE salon')}\n${aMigration(floor)}`,
  );
}

function plantInLists(): void {
  const edges = [
    `groups.platform.modules.health.tables = ['users'];`,
    `groups.insight.uses.push('own-data');`,
    `groups.platform.modules.health.imports.push('audit');`,
    `groups.platform.modules.metrics.reads = { users: 'planted', '*': 'planted' };`,
    `featureGroups.site.uses.push('booking');`,
    `featureGroups.desk.modules.diary.imports.push('news');`,
  ];
  write('boundaries.mjs', `${read('boundaries.mjs')}\n${edges.join('\n')}\n`);
  write('README.md', read('README.md').replace('(api/mail/README.md)', '(api/README.md)'));
  write('api/platform/README.md', read('api/platform/README.md').replace('| `limits` ', '| `planted` '));
  const decisions = read('docs/decisions/README.md').split('\n');
  write('docs/decisions/README.md', decisions.filter((row) => !/^\| (3|49) /.test(row)).join('\n'));
  write('docs/planted.md', `# Planted\n\nNobody reads this, too.\n\n${'word '.repeat(31)}\n`);
  const controller = 'api/platform/places/places.controller.ts';
  write(controller, `\n${read(controller)}`);
}

function plantCommits(): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Planted', '-c', 'user.email=planted@salon.example', ...args], {
      cwd: folder,
    });
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'planted: nobody reads what is released');
  git('switch', '-q', '-c', 'change');
  git('commit', '-q', '--allow-empty', '-m', 'planted: nobody waits');
  git('commit', '-q', '--allow-empty', '-m', 'planted: no one waits');
}

beforeAll(() => {
  folder = aCopy();
  plantFiles();
  plantMigrations();
  plantInLists();
  plantCommits();
  ({ said } = check(folder));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the check of the structure', () => {
  test('finds each of the mistakes that are planted in a copy', () => {
    expect(MISTAKES.filter(([, , , complaint]) => !complaint.test(said)).map(([title]) => title)).toEqual([]);
  });

  test('rejects migrations that say they only add and do more, and no others', () => {
    const ofMigrations = linesThat(/17637000008\d\d-planted/).filter(
      (line) => !line.includes('at the end of'),
    );

    expect(ofMigrations).toEqual(
      CONTRACTING.map(([, complaint]) =>
        expect.stringContaining(`an expanding migration has no ${complaint}`),
      ),
    );
  });

  test('rejects a migration with a lower number than one before it', () => {
    const other = aCopy();
    const list = { landed: [['1763700000044']], rising: ['1763700000046', '1763700000045'] };
    writeFileSync(path.join(other, 'api/database/migrations/landed.json'), JSON.stringify(list));

    expect(check(other).said).toContain('1763700000045 must be greater than 1763700000046');

    rmSync(other, { recursive: true });
  });

  test('rejects a table that two modules own', () => {
    expect(said).toContain('platform/health and people/users both own users');
  });

  test('rejects edges between groups and modules that no file uses, and reads that no statement needs', () => {
    expect(linesThat(/^boundaries\.mjs: remove/)).toEqual([
      'boundaries.mjs: remove "platform/metrics reads users", which no code does',
      'boundaries.mjs: remove "platform/metrics reads *", which no code does',
      'boundaries.mjs: remove insight → own-data (api), which no file uses',
      'boundaries.mjs: remove platform/health → audit (api), which no file uses',
      'boundaries.mjs: remove site → booking (web/src/features), which no file uses',
      'boundaries.mjs: remove desk/diary → news (web/src/features), which no file uses',
    ]);
  });

  test('wants every group in README’s map, every module in the README of its group, and nothing else', () => {
    expect(linesThat(/README\.md: (the map|limits|planted)|is missing$/)).toEqual([
      'boundaries.mjs: api/platform/stray is missing',
      'api/platform/README.md: limits is missing',
      'api/platform/README.md: planted is no module of this group',
      'README.md: the map has no link to api/mail/README.md',
      'docs/decisions/README.md: 0003-one-guard-for-every-chair.md is missing',
    ]);
  });

  test('rejects an index of decisions that leaves one out, or a number that was never used', () => {
    expect(linesThat(/^docs\/decisions/).slice(0, 3)).toEqual([
      'docs/decisions/README.md: 0003-one-guard-for-every-chair.md is missing',
      'docs/decisions/README.md: say what became of number 3',
      'docs/decisions/README.md: say what became of number 49',
    ]);
  });

  test('rejects documents in foreign English', () => {
    expect(linesThat(/^docs\/planted/)).toEqual([
      'docs/planted.md: “too” → also (before the verb), as well',
      'docs/planted.md: “Nobody” → someone, no one, everyone',
      expect.stringMatching(/^docs\/planted\.md: “word .*…” has 31 words, and 30 are the most$/),
    ]);
  });

  test('rejects commit subjects of the change in foreign English, and none that are on main', () => {
    expect(linesThat(/^commit/)).toEqual([
      'commit “planted: nobody waits”: “nobody” → someone, no one, everyone',
    ]);
  });

  test('rejects a module of more files than anyone finds their way in', () => {
    expect(said).toMatch(/^api\/platform\/places: \d+ files; a module has about 25/m);
  });

  test('rejects a list of routes that the controllers no longer agree with', () => {
    expect(said).toContain('docs/routes.md is stale');
  });
});

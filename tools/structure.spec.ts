import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MIGRATIONS = 'api/database/migrations/';

/** A migration that does this, by what stands at the end of its file's name. */
const aMigration = (sql: string) =>
  `export class Planted { up = () => [\`${sql}\`]; down() { return 'DROP TABLE x'; } }`;

/** What an expanding migration must not do, and what the check says of it. */
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

/** What it may do. */
const EXPANDING = [
  'CREATE TABLE fresh (id int, EXCLUDE USING gist (during WITH &&))',
  'CREATE INDEX ON fresh (id)',
  'CREATE INDEX CONCURRENTLY named ON bookings (id)',
  'ALTER TABLE clients ADD COLUMN a numeric(1, 2), ADD COLUMN b text NOT NULL DEFAULT 1, ADD CHECK (a IS NOT NULL)',
  'ALTER TABLE outbox DROP CONSTRAINT kinds, ADD CONSTRAINT kinds CHECK (true)',
];

/** Mistakes by the file in which they are made, what is written there, and what the check says of it. */
const MISTAKES: [title: string, file: string, text: string, complaint: RegExp][] = [
  [
    'SQL that reads another module’s table',
    'api/platform/audit/planted-sql.ts',
    'export const planted = `SELECT name FROM users WHERE id = $1`;',
    /^api\/platform\/audit\/planted-sql\.ts:1: users belongs to people\/users/m,
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
    'a long file that does not say why',
    'test/api/planted.e2e-spec.ts',
    'export {};\n'.repeat(301),
    /^test\/api\/planted\.e2e-spec\.ts: 301 lines; split it/m,
  ],
  [
    'a short file that says why it is long',
    'test/api/planted-short.e2e-spec.ts',
    '// Long because it once was.\nexport {};\n',
    /^test\/api\/planted-short\.e2e-spec\.ts: 2 lines are not long; remove "Long because …"/m,
  ],
];

const check = (root: string) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/structure.mjs', '--root', root], {
    encoding: 'utf8',
  });
  return { passes: status === 0, said: stderr };
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-structure-'));
  cpSync('api', path.join(folder, 'api'), { recursive: true });
  cpSync('boundaries.mjs', path.join(folder, 'boundaries.mjs'));
  cpSync('README.md', path.join(folder, 'README.md'));
  cpSync('web/src/features', path.join(folder, 'web/src/features'), { recursive: true });
  cpSync('docs/routes.md', path.join(folder, 'docs/routes.md'));
  cpSync('docs/decisions', path.join(folder, 'docs/decisions'), { recursive: true });
  cpSync('test', path.join(folder, 'test'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the check of the structure', () => {
  test('passes the code as it is', () => {
    expect(check(folder)).toEqual({ passes: true, said: '' });
  });

  test('finds each of the mistakes that are planted in a copy', () => {
    for (const [, file, text] of MISTAKES) writeFileSync(path.join(folder, file), text);
    for (const side of ['api/platform/audit', 'web/src']) {
      const back = `import './planted-circle';\nexport type Other = 1;\nexport const other = 1;`;
      writeFileSync(path.join(folder, side, 'planted-circle-back.ts'), back);
    }

    const { passes, said } = check(folder);

    expect(passes).toBe(false);
    expect(MISTAKES.filter(([, , , complaint]) => !complaint.test(said)).map(([title]) => title)).toEqual([]);
  });

  test('rejects migrations that say they only add and do more, and no others', () => {
    CONTRACTING.forEach(([sql], index) =>
      writeFileSync(
        path.join(folder, `${MIGRATIONS}${1763700000900 + index}-planted.expand.ts`),
        aMigration(sql),
      ),
    );
    const may = `${MIGRATIONS}1763700000950-planted.expand.ts`;
    writeFileSync(path.join(folder, may), EXPANDING.map(aMigration).join('\n').replaceAll('Planted', 'Also'));
    const contract = `${MIGRATIONS}1763700000951-planted.contract.ts`;
    const floor = `UPDATE schema_floor SET min_version = '0.2.0'`;
    writeFileSync(path.join(folder, contract), `${aMigration('DROP TABLE salon')}\n${aMigration(floor)}`);

    const said = check(folder)
      .said.split('\n')
      .filter((line) => /expanding|contract/.test(line) && !line.includes('at the end of'));

    expect(said).toEqual(
      CONTRACTING.map(([, complaint]) =>
        expect.stringContaining(`an expanding migration has no ${complaint}`),
      ),
    );
  });

  test('rejects a migration with a lower number than one before it', () => {
    const list = { landed: [['1763700000044']], rising: ['1763700000046', '1763700000045'] };
    writeFileSync(path.join(folder, 'api/database/migrations/landed.json'), JSON.stringify(list));

    expect(check(folder).said).toContain('1763700000045 must be greater than 1763700000046');
  });

  test('rejects a table that two modules own', () => {
    appendFileSync(
      path.join(folder, 'boundaries.mjs'),
      `\ngroups.platform.modules.health.tables = ['users'];\n`,
    );

    expect(check(folder).said).toContain('platform/health and people/users both own users');
  });

  test('rejects edges between groups and modules that no file uses, and reads that no statement needs', () => {
    const planted = [
      `groups.insight.uses.push('own-data');`,
      `groups.platform.modules.health.imports.push('audit');`,
      `groups.platform.modules.health.reads = { users: 'planted', '*': 'planted' };`,
      `featureGroups.site.uses.push('booking');`,
      `featureGroups.desk.modules.diary.imports.push('news');`,
    ];
    appendFileSync(path.join(folder, 'boundaries.mjs'), `\n${planted.join('\n')}\n`);

    expect(check(folder).said.split('\n')).toEqual([
      'boundaries.mjs: remove "platform/health reads users", which no code does',
      'boundaries.mjs: remove "platform/health reads *", which no code does',
      'boundaries.mjs: remove insight → own-data (api), which no file uses',
      'boundaries.mjs: remove platform/health → audit (api), which no file uses',
      'boundaries.mjs: remove site → booking (web/src/features), which no file uses',
      'boundaries.mjs: remove desk/diary → news (web/src/features), which no file uses',
      '6 mistakes in the structure.',
      '',
    ]);
  });

  test('wants every group in README’s map, every module in the README of its group, and nothing else', () => {
    const replace = (file: string, old: string, planted: string) =>
      writeFileSync(
        path.join(folder, file),
        readFileSync(path.join(folder, file), 'utf8').replace(old, planted),
      );
    replace('README.md', '(api/mail/README.md)', '(api/README.md)');
    replace('api/platform/README.md', '| `limits` ', '| `planted` ');
    mkdirSync(path.join(folder, 'api/platform/stray'));
    writeFileSync(path.join(folder, 'api/platform/stray/stray.ts'), 'export const stray = 1;');

    expect(check(folder).said.split('\n')).toEqual([
      'boundaries.mjs: api/platform/stray is missing',
      'api/platform/README.md: limits is missing',
      'api/platform/README.md: planted is no module of this group',
      'README.md: the map has no link to api/mail/README.md',
      '4 mistakes in the structure.',
      '',
    ]);
  });

  test('rejects an index of decisions that leaves one out, or a number that was never used', () => {
    const index = path.join(folder, 'docs/decisions/README.md');
    const rows = readFileSync(index, 'utf8').split('\n');
    writeFileSync(index, rows.filter((row) => !/^\| (3|49) /.test(row)).join('\n'));

    expect(check(folder).said.split('\n').slice(0, 3)).toEqual([
      'docs/decisions/README.md: 0003-one-guard-for-every-chair.md is missing',
      'docs/decisions/README.md: say what became of number 3',
      'docs/decisions/README.md: say what became of number 49',
    ]);
  });

  test('rejects a module of more files than anyone finds their way in', () => {
    for (let count = 1; count <= 30; count += 1)
      writeFileSync(path.join(folder, `api/platform/places/planted-${count}.ts`), 'export {};');

    expect(check(folder).said).toMatch(/^api\/platform\/places: \d+ files; a module has about 25/m);
  });

  test('rejects a list of routes that the controllers no longer agree with', () => {
    const controller = path.join(folder, 'api/platform/places/places.controller.ts');
    writeFileSync(controller, `\n${readFileSync(controller, 'utf8')}`);

    expect(check(folder).said).toContain('docs/routes.md is stale');
  });
});

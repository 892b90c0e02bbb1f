import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mistakes by the file in which they are made, what is written there, and what the check says of it. */
const MISTAKES: [title: string, file: string, text: string, complaint: RegExp][] = [
  [
    'SQL that reads another module’s table',
    'api/audit/planted-sql.ts',
    'export const planted = `SELECT name FROM users WHERE id = $1`;',
    /^api\/audit\/planted-sql\.ts:1: users belongs to users/m,
  ],
  [
    'SQL in lower case that joins another module’s table',
    'api/audit/planted-query.ts',
    'export const planted = (source: { query: (sql: string) => unknown }) => source.query(`select e.id from audit_entries e join users u on true`);',
    /^api\/audit\/planted-query\.ts:1: users belongs to users/m,
  ],
  [
    'SQL that names another module’s table behind a comma',
    'api/audit/planted-list.ts',
    'export const planted = `DELETE FROM audit_entries entry USING audit_entries AS older, sessions WHERE TRUE`;',
    /^api\/audit\/planted-list\.ts:1: sessions belongs to sessions/m,
  ],
  [
    'SQL that writes a table which its module may read',
    'api/staff/planted-write.ts',
    'export const planted = `UPDATE media SET noted_at = now()`;',
    /^api\/staff\/planted-write\.ts:1: media belongs to media/m,
  ],
  [
    'SQL whose table the code puts in',
    'api/audit/planted-name.ts',
    'export const planted = (table: string) => `SELECT id FROM ${table}`;',
    /^api\/audit\/planted-name\.ts:1: write out which table/m,
  ],
  [
    'a query of another module’s entity',
    'api/audit/planted-entity.ts',
    "import { User } from '../users/user.entity.js';\nexport const planted = { entity: User };",
    /^api\/audit\/planted-entity\.ts:1: users belongs to users/m,
  ],
  [
    'a query that follows a relation into another module',
    'api/staff/planted-relation.ts',
    'export const planted = { relations: { service: true } };',
    /^api\/staff\/planted-relation\.ts:1: services belongs to services/m,
  ],
  [
    'two files of the server that import each other',
    'api/audit/planted-circle.ts',
    "import type { Other } from './planted-circle-back.js';\nexport type Planted = Other;",
    /^api\/audit\/planted-circle-back\.ts: imports itself in a circle/m,
  ],
  [
    'two files of the web app that import each other',
    'web/src/planted-circle.ts',
    "import { other } from './planted-circle-back';\nexport const planted = other;",
    /^web\/src\/planted-circle-back\.ts: imports itself in a circle/m,
  ],
  [
    'SELECT *',
    'api/audit/planted-select.ts',
    'export const planted = `SELECT * FROM audit_entries`;',
    /^api\/audit\/planted-select\.ts:1: list the columns instead of SELECT \*/m,
  ],
  [
    'SELECT * of one of two tables',
    'api/audit/planted-alias.ts',
    'export const planted = `SELECT entry.id, entry.* FROM audit_entries entry`;',
    /^api\/audit\/planted-alias\.ts:1: list the columns instead of alias\.\*/m,
  ],
  [
    'RETURNING *',
    'api/audit/planted-returning.ts',
    'export const planted = `DELETE FROM audit_entries RETURNING *`;',
    /^api\/audit\/planted-returning\.ts:1: list the columns instead of RETURNING \*/m,
  ],
  [
    'INSERT … SELECT *',
    'api/audit/planted-insert.ts',
    'export const planted = `INSERT INTO audit_entries SELECT * FROM unnest($1)`;',
    /^api\/audit\/planted-insert\.ts:1: list the columns instead of SELECT \*/m,
  ],
  [
    'a migration that is not in the list of those that landed',
    'api/database/migrations/1763700000014-planted.ts',
    'export class Planted1763700000014 {}',
    /^api\/database\/migrations\/1763700000014-planted\.ts:1: write 1763700000014 at the end/m,
  ],
  [
    'a service that is not called what its file is',
    'api/audit/planted-names.service.ts',
    "import { Injectable } from '@nestjs/common';\n@Injectable()\nexport class Planted {}",
    /^api\/audit\/planted-names\.service\.ts:2: Planted should be called PlantedNamesService/m,
  ],
  [
    'a controller in a file of another kind',
    'api/audit/planted-kinds.service.ts',
    "import { Controller } from '@nestjs/common';\n@Controller()\nexport class PlantedKindsService {}",
    /^api\/audit\/planted-kinds\.service\.ts:2: PlantedKindsService belongs in a file that ends in \.controller\.ts/m,
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
  mkdirSync(path.join(folder, 'web/src'), { recursive: true });
  cpSync('test', path.join(folder, 'test'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the check of the structure', () => {
  test('passes the code as it is', () => {
    expect(check(folder)).toEqual({ passes: true, said: '' });
  });

  test('finds each of the mistakes that are planted in a copy', () => {
    for (const [, file, text] of MISTAKES) writeFileSync(path.join(folder, file), text);
    for (const side of ['api/audit', 'web/src']) {
      const back = `import './planted-circle';\nexport type Other = 1;\nexport const other = 1;`;
      writeFileSync(path.join(folder, side, 'planted-circle-back.ts'), back);
    }

    const { passes, said } = check(folder);

    expect(passes).toBe(false);
    expect(MISTAKES.filter(([, , , complaint]) => !complaint.test(said)).map(([title]) => title)).toEqual([]);
  });

  test('rejects a migration with a lower number than one before it', () => {
    const list = { landed: [['1763700000044']], rising: ['1763700000046', '1763700000045'] };
    writeFileSync(path.join(folder, 'api/database/migrations/landed.json'), JSON.stringify(list));

    expect(check(folder).said).toContain('1763700000045 must be greater than 1763700000046');
  });

  test('rejects a table that two modules own', () => {
    appendFileSync(path.join(folder, 'boundaries.mjs'), `\nmodules.health.tables = ['users'];\n`);

    expect(check(folder).said).toContain('health and users both own users');
  });

  test('wants every module in README’s map, and nothing else', () => {
    const map = path.join(folder, 'README.md');
    const rows = readFileSync(map, 'utf8').replace('| `api/limits` ', '| `api/planted` ');
    writeFileSync(map, rows);
    mkdirSync(path.join(folder, 'api/stray'));
    writeFileSync(path.join(folder, 'api/stray/stray.ts'), 'export const stray = 1;');

    expect(check(folder).said.split('\n')).toEqual([
      'README.md: the map leaves out api/limits',
      'README.md: the map names api/planted, which is no module',
      'boundaries.mjs: api/stray is missing',
      '3 mistakes in the structure.',
      '',
    ]);
  });
});

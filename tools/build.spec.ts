import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PARTS } from './build/parts.mjs';
import { build, isMissing, isStale } from './build/stale.mjs';

let folder: string;
const at = (file: string) => path.join(folder, file);

/** Writes a file of the invented project. */
function write(file: string, text: string) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** A part of which the build copies one source, as a script of the project. */
const copying = (script = `cpSync('code/source.ts', 'dist/part/out.js');`) => {
  write(
    'build.mjs',
    `import { cpSync, mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('dist/part', { recursive: true }); ${script}`,
  );
  return {
    inputs: ['code', 'package-lock.json', 'settings.json'],
    outputs: ['dist/part/out.js'],
    stamp: 'dist/part/built-from',
    commands: [['node', 'build.mjs']],
  };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-build-'));
  write('code/source.ts', 'one');
  write('code/rules/deep.ts', 'deep');
  write('code/source.spec.ts', 'a test');
  write('code/README.md', 'a document');
  write('package-lock.json', '{}');
  write('settings.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a part of the build', () => {
  test('is missing and stale in a fresh clone', () => {
    expect([isMissing(folder, copying()), isStale(folder, copying())]).toEqual([true, true]);
  });

  test('is up to date once it is built, whatever the times of its files', async () => {
    expect(await build(folder, copying())).toBe(true);
    const tomorrow = new Date(Date.parse('2040-01-01'));
    for (const file of ['code/source.ts', 'settings.json']) utimesSync(at(file), tomorrow, tomorrow);

    expect([isMissing(folder, copying()), isStale(folder, copying())]).toEqual([false, false]);
    expect(readFileSync(at('dist/part/out.js'), 'utf8')).toBe('one');
  });

  test.each<[what: string, change: () => void]>([
    ['a source changes', () => write('code/source.ts', 'two')],
    ['a source deep in a folder changes', () => write('code/rules/deep.ts', 'two')],
    ['a source is added', () => write('code/another.ts', '')],
    ['a source is gone', () => rmSync(at('code/rules/deep.ts'))],
    ['a source has another name', () => renameSync(at('code/rules/deep.ts'), at('code/rules/deeper.ts'))],
    [
      'two sources change places',
      () =>
        ['code/source.ts', 'code/rules/deep.ts'].forEach((file, index) =>
          write(file, ['deep', 'one'][index] ?? ''),
        ),
    ],
    ['the lock file changes', () => write('package-lock.json', '{ "version": 2 }')],
    ['a setting changes', () => write('settings.json', '{ "strict": true }')],
    ['what was built is gone', () => rmSync(at('dist/part/out.js'))],
    [
      'the stamp was cut short',
      () => write('dist/part/built-from', readFileSync(at('dist/part/built-from'), 'utf8').slice(1)),
    ],
  ])('is stale when %s', async (_what, change) => {
    await build(folder, copying());

    change();

    expect(isStale(folder, copying())).toBe(true);
  });

  test('is up to date when only a test or a document changes, or when a change is taken back', async () => {
    await build(folder, copying());

    write('code/source.spec.ts', 'another test');
    write('code/README.md', 'another document');
    write('code/source.ts', 'two');
    write('code/source.ts', 'one');

    expect(isStale(folder, copying())).toBe(false);
  });

  test('is missing after a build that was killed half-way, even though an earlier one had ended well', async () => {
    await build(folder, copying());

    const half = copying(`writeFileSync('dist/part/out.js', 'half'); process.kill(process.pid, 'SIGKILL');`);

    expect(await build(folder, half)).toBe(false);
    expect([isMissing(folder, copying()), isStale(folder, copying())]).toEqual([true, true]);
  });

  test('is stale when a source changes while it is built', async () => {
    await build(
      folder,
      copying(`cpSync('code/source.ts', 'dist/part/out.js'); writeFileSync('code/source.ts', 'two');`),
    );

    expect([isMissing(folder, copying()), isStale(folder, copying())]).toEqual([false, true]);
  });

  test('does not accept an input that is not there, such as one with a mistyped name', async () => {
    await expect(build(folder, { ...copying(), inputs: ['code', 'tsconfg.json'] })).rejects.toThrow(
      'tsconfg.json',
    );
  });
});

describe('the parts of Parlour', () => {
  /** Every file that a part is made of, and a part that a change of it makes stale. */
  const DECIDING: [file: string, parts: string[]][] = [
    ['package-lock.json', ['words', 'api', 'web']],
    ['words/en/api/problems.json', ['words']],
    ['words/languages.json', ['words']],
    ['tsconfig.json', ['api']],
    ['tsconfig.build.json', ['api']],
    ['nest-cli.json', ['api']],
    ['api/main.ts', ['api']],
    ['api/openapi.json', ['api', 'web']],
    ['web/vite.config.ts', ['web']],
    ['web/tsconfig.json', ['web']],
    ['web/index.html', ['web']],
    ['web/build/precompressed.ts', ['web']],
    ['web/public/theme.js', ['web']],
    ['README.md', []],
  ];

  beforeEach(() => {
    for (const input of new Set(Object.values(PARTS).flatMap(({ inputs }) => inputs)))
      cpSync(input, at(input), { recursive: true });
    cpSync('README.md', at('README.md'));
  });

  test('are stale when the lock file, a setting, a source or a sentence of theirs changes', async () => {
    const built = Object.entries(PARTS).map(([name, part]) => ({ name, part: { ...part, commands: [] } }));
    for (const { part } of built) {
      await build(folder, part);
      for (const file of part.outputs) if (!existsSync(at(file))) write(file, '');
    }

    const stale = DECIDING.map(([file]) => {
      const before = readFileSync(at(file));
      write(file, 'changed');
      const names = built.filter(({ part }) => isStale(folder, part)).map(({ name }) => name);
      writeFileSync(at(file), before);
      return [file, names];
    });

    expect(stale).toEqual(DECIDING);
  });
});

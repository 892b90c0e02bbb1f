import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nightlyTest } from '../test/support/lane.js';
import { findEngine } from './release/images.mjs';
import { notesOf, whatIsMissing } from './release/readiness.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/release.mjs', '--dry-run', '--to', folder, ...words], {
    encoding: 'utf8',
  });

const inFolder = (file: string) => path.join(folder, file);

test('a release has the sources, the list of packages, the notes and checksums that fit them, and no tag is made', () => {
  const tags = () => execFileSync('git', ['tag'], { encoding: 'utf8' });
  const before = tags();
  writeFileSync(inFolder('parlour-0.0.1.md'), 'an earlier run');

  const { status, stderr } = release('--without-images');

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(folder).toSorted()).toEqual(
    ['SHA256SUMS', ...['md', 'sbom.json', 'tar.gz'].map((kind) => `parlour-${version}.${kind}`)].toSorted(),
  );
  execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder });
  const sbom = JSON.parse(readFileSync(inFolder(`parlour-${version}.sbom.json`), 'utf8'));
  expect(sbom.metadata.component).toMatchObject({ name: 'parlour', version });
  expect(readFileSync(inFolder(`parlour-${version}.md`), 'utf8')).toContain('#### Added');
  const listed = execFileSync('tar', ['--list', '--file', inFolder(`parlour-${version}.tar.gz`)], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  for (const file of ['package.json', 'Dockerfile', 'docker/compose.yaml', '.env.example'])
    expect(listed).toContain(`parlour-${version}/${file}\n`);
  expect(tags()).toBe(before);
}, 60_000);

nightlyTest(
  'the published sources build to an app that says its version, and with RELEASE_IMAGES=1 an image is made for each platform',
  () => {
    const engine = findEngine();
    const { status, stderr } = release(...(engine ? [] : ['--without-images']));
    execFileSync('tar', ['--extract', '--file', inFolder(`parlour-${version}.tar.gz`)], { cwd: folder });
    const sources = inFolder(`parlour-${version}`);
    symlinkSync(path.resolve('node_modules'), path.join(sources, 'node_modules'));
    execFileSync('npm', ['run', '-s', 'build'], { cwd: sources, stdio: 'ignore' });
    const help = spawnSync(process.execPath, ['dist/api/main.js'], {
      cwd: sources,
      env: { PATH: process.env.PATH, PORT: 'none' },
      encoding: 'utf8',
    });

    expect(status === 0 ? '' : stderr).toBe('');
    expect(readdirSync(folder).filter((file) => file.includes('-image-')).length).toBe(engine ? 2 : 0);
    // It reads all of its code before it refuses the setting.
    expect(help.status).toBe(78);
  },
  1_800_000,
);

test('notes are the section of the version, once it has a date', () => {
  const changelog =
    '# Changelog\n\n## 1.1.0 (unreleased)\n\n- later\n\n## 1.0.0 (30 November 2026)\n\n- first\n\n## 0.9.0 (1 May 2026)\n\n- before\n';

  expect(notesOf(changelog, '1.0.0')).toBe('- first\n');
  expect(notesOf(changelog, '1.1.0')).toBeNull();
  expect(notesOf(changelog, '1.2.0')).toBeNull();
});

test('a version whose files disagree, that kept no archive, or that has a tag is not ready', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(inFolder(file)), { recursive: true });
    writeFileSync(inFolder(file), text);
  };
  write('package-lock.json', '{ "version": "1.0.0", "packages": { "": { "version": "1.0.0" } } }');
  write('Dockerfile', 'LABEL org.opencontainers.image.version="1.0.0"\n');
  write('CHANGELOG.md', '## 1.0.0 (30 November 2026)\n');
  mkdirSync(inFolder('api/database/migrations'), { recursive: true });

  const sentences = whatIsMissing({ root: folder, version: '1.1.0', git: () => 'something' });

  expect(sentences.map((sentence) => sentence.split(/[: ]/, 2).join(' '))).toEqual([
    'package-lock.json has',
    'the label',
    'CHANGELOG.md has',
    'test/archives/1.1.0.parlour ',
    'test/archives/1.1.0-hand-over.parlour ',
    'the working',
    'there is',
  ]);
});

test('an archive that was kept before the last migration is not the one to release', () => {
  const sentences = whatIsMissing({ root: process.cwd(), version: '0.1.0', git: () => '' });

  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^test\/archives\/0\.1\.0\.parlour has 38 of \d+ migrations: run npm run release:archive\.$/,
    ),
  );
});

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
import { filesOfRelease } from './release/checksums.mjs';
import { engines, faultsOfImage } from './release/images.mjs';
import { notesOf, whatIsMissing } from './release/readiness.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (words: string[], env: NodeJS.ProcessEnv = process.env) =>
  spawnSync(process.execPath, ['tools/release.mjs', '--dry-run', '--to', folder, ...words], {
    encoding: 'utf8',
    env,
  });

const inFolder = (file: string) => path.join(folder, file);

const labelled = { 'org.opencontainers.image.version': version };
/** This machine's processor, which builds whatever is the same for all. */
const buildPlatform = `BUILDPLATFORM=linux/${process.arch === 'x64' ? 'amd64' : process.arch}`;
const released = { User: 'node', Labels: labelled, Healthcheck: { Test: ['CMD', 'node'] } };

/** An image as engines save it, without its files. */
function saveImage(file: string, image: { architecture: string; config: object }) {
  const from = mkdtempSync(path.join(folder, 'image-'));
  writeFileSync(path.join(from, 'manifest.json'), JSON.stringify([{ Config: 'config.json' }]));
  writeFileSync(path.join(from, 'config.json'), JSON.stringify(image));
  execFileSync('tar', ['--create', '--file', file, '--directory', from, 'manifest.json', 'config.json']);
}

/** A double of Buildah: it notes its commands, and saves what it was last told to build. */
function doubleOfBuildah() {
  const programs = mkdtempSync(path.join(os.tmpdir(), 'parlour-engine-'));
  const inPrograms = (file: string) => path.join(programs, file);
  for (const architecture of ['amd64', 'arm64'])
    saveImage(inPrograms(`linux-${architecture}.tar`), { architecture, config: released });
  const script = `#!/bin/sh
echo "$*" >> '${inPrograms('commands')}'
case "$1" in
  build) echo "$5" | tr / - > '${inPrograms('platform')}' ;;
  push) file="\${3#docker-archive:}"; cp "${programs}/$(cat '${inPrograms('platform')}').tar" "\${file%%:*}" ;;
esac
`;
  writeFileSync(inPrograms('buildah'), script, { mode: 0o755 });
  return {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, RELEASE_ENGINE: 'buildah' },
    commands: () => readFileSync(inPrograms('commands'), 'utf8').trim().split('\n'),
    remove: () => rmSync(programs, { recursive: true, force: true }),
  };
}

test('a release has the sources, the images, the list of packages, the notes and checksums that fit them, and no tag is made', () => {
  const tags = () => execFileSync('git', ['tag'], { encoding: 'utf8' });
  const before = tags();
  writeFileSync(inFolder('parlour-0.0.1.md'), 'an earlier run');

  const buildah = doubleOfBuildah();
  const { status, stderr } = release(['--build-option=--no-cache'], buildah.env);
  const commands = buildah.commands();
  buildah.remove();

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const images = ['amd64', 'arm64'].map((processor) => `parlour-${version}-image-${processor}.tar`);
  const others = ['md', 'sbom.json', 'tar.gz'].map((kind) => `parlour-${version}.${kind}`);
  expect(filesOfRelease(folder)).toEqual(['SHA256SUMS', ...images, ...others].toSorted());
  expect(readFileSync(inFolder('SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(5);
  const tag = `parlour:${version}`;
  expect(commands).toEqual([
    'info',
    ...['amd64', 'arm64'].flatMap((processor, index) => [
      `build --format docker --platform linux/${processor} --tag ${tag} --build-arg ${buildPlatform} --no-cache ${process.cwd()}`,
      `push ${tag} docker-archive:${inFolder(images[index] ?? '')}:${tag}`,
    ]),
  ]);
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
  'the published sources build to an app that reads all of its code, and with RELEASE_ENGINE an image is made for each processor',
  () => {
    const buildsImages = process.env.RELEASE_ENGINE !== undefined;
    const { status, stdout, stderr } = release(buildsImages ? [] : ['--without-images']);
    expect(status === 0 ? '' : stdout + stderr).toBe('');
    execFileSync('tar', ['--extract', '--file', inFolder(`parlour-${version}.tar.gz`)], { cwd: folder });
    const sources = inFolder(`parlour-${version}`);
    symlinkSync(path.resolve('node_modules'), path.join(sources, 'node_modules'));
    execFileSync('npm', ['run', '-s', 'build'], { cwd: sources, stdio: 'ignore' });
    const help = spawnSync(process.execPath, ['dist/api/main.js'], {
      cwd: sources,
      env: { PATH: process.env.PATH, PORT: 'none' },
      encoding: 'utf8',
    });

    expect(readdirSync(folder).filter((file) => file.includes('-image-')).length).toBe(buildsImages ? 2 : 0);
    // It reads all of its code before it refuses the setting.
    expect(help.status).toBe(78);
  },
  1_800_000,
);

test('a file is made for `docker load` by the commands of the engine', () => {
  const image = {
    platform: 'linux/arm64',
    file: '/to/image.tar',
    tag: 'parlour:1.0.0',
    context: '.',
    options: [],
  };

  const commands = engines.flatMap((engine) =>
    engine.commands(image).map((words) => [engine.program, ...words].join(' ')),
  );

  expect(commands).toEqual([
    'docker buildx build --platform linux/arm64 --tag parlour:1.0.0 --output type=docker,dest=/to/image.tar .',
    `podman build --format docker --platform linux/arm64 --tag parlour:1.0.0 --build-arg ${buildPlatform} .`,
    'podman push parlour:1.0.0 docker-archive:/to/image.tar:parlour:1.0.0',
    `buildah build --format docker --platform linux/arm64 --tag parlour:1.0.0 --build-arg ${buildPlatform} .`,
    'buildah push parlour:1.0.0 docker-archive:/to/image.tar:parlour:1.0.0',
  ]);
});

test('an image for another processor, of another version, without its user or its health check is not released', () => {
  const expected = { processor: 'arm64', version };
  const faultsOf = (image: Parameters<typeof saveImage>[1]) => {
    saveImage(inFolder('image.tar'), image);
    return faultsOfImage(inFolder('image.tar'), expected);
  };

  expect(faultsOf({ architecture: 'arm64', config: released })).toEqual([]);
  expect(faultsOf({ architecture: 'amd64', config: { User: '', Labels: null } })).toEqual([
    'It is for amd64, not for arm64.',
    `Its label says nothing, not ${version}.`,
    'It runs as root, not as node.',
    'It has no health check.',
  ]);
});

test('an engine that is not there builds no images, and the release says so', () => {
  const { status, stdout } = release([], { ...process.env, RELEASE_ENGINE: 'kaniko' });

  expect(status).toBe(1);
  expect(stdout).toContain('No engine can build images here: kaniko.');
});

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

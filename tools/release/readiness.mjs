import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const TAR_BLOCK_BYTES = 512;

/** The section of a version in the changelog, without its heading; null without one that has a date. @param {string} changelog @param {string} version */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.startsWith(`${version} (`));
  const [heading = ''] = own?.split('\n') ?? [];
  return own && /\(\d{1,2} \p{L}+ \d{4}\)$/u.test(heading) ? `${own.slice(heading.length).trim()}\n` : null;
}

/** The manifest is the first member of an archive. @param {string} file @returns {{ version: string, migrations: string[] }} */
function manifestOf(file) {
  const tar = gunzipSync(readFileSync(file));
  const bytes = Number.parseInt(tar.subarray(124, 136).toString('latin1'), 8);
  return JSON.parse(tar.subarray(TAR_BLOCK_BYTES, TAR_BLOCK_BYTES + bytes).toString('utf8'));
}

/**
 * The difference between an archive that this version keeps and the expected one; null if it is right. @param
 * {string} root @param {string} name @param {string} version
 */
function faultOfArchive(root, name, version) {
  const file = path.join(root, 'test/archives', name);
  if (!existsSync(file)) return `test/archives/${name}: run npm run release:archive.`;
  const manifest = manifestOf(file);
  const migrations = readdirSync(path.join(root, 'api/database/migrations')).filter((each) =>
    /^\d+-.*\.ts$/.test(each),
  );
  if (manifest.version === version && manifest.migrations.length === migrations.length) return null;
  return `test/archives/${name} has ${manifest.migrations.length} of ${migrations.length} migrations: run npm run release:archive.`;
}

/**
 * The steps that remain before a version can be released.
 *
 * @param {{ root: string, version: string, git: (...words: string[]) => string }} parts
 * @returns {string[]} one sentence for each
 */
export function whatIsMissing({ root, version, git }) {
  /** @param {string} file */
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const lock = JSON.parse(read('package-lock.json'));
  const says = (/** @type {boolean} */ isRight, /** @type {string} */ sentence) =>
    isRight ? [] : [sentence];
  return [
    ...says(
      lock.version === version && lock.packages[''].version === version,
      `package-lock.json has another version than ${version}.`,
    ),
    ...says(
      read('Dockerfile').includes(`LABEL org.opencontainers.image.version="${version}"`),
      `the label in the Dockerfile has another version than ${version}.`,
    ),
    ...says(
      notesOf(read('CHANGELOG.md'), version) !== null,
      `CHANGELOG.md has no section “${version} (day month year)”.`,
    ),
    ...[`${version}.parlour`, `${version}-hand-over.parlour`].flatMap(
      (name) => faultOfArchive(root, name, version) ?? [],
    ),
    ...says(git('status', '--porcelain') === '', 'the working folder has changes that are not committed.'),
    ...says(git('tag', '--list', `v${version}`) === '', `there is a tag v${version} already.`),
  ];
}

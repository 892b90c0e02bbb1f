// Makes all that a release consists of, and publishes nothing: npm run release -- [options]. docs/releasing.md says what a
// person does before and after.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findEngine, PLATFORMS } from './release/images.mjs';
import { notesOf, whatIsMissing } from './release/readiness.mjs';
import { filesOfRelease, writeChecksums } from './release/checksums.mjs';

const USAGE = `npm run release -- [options]
  --dry-run              makes the files, also while something is missing, and makes no tag
  --without-images       leaves out the images, where there is no Docker
  --build-option=OPTION  goes to the program that builds the images, such as --build-option=--no-cache; repeatable
  --to dist/release      the folder for the files; those of an earlier run are replaced`;

const ROOT = path.resolve(import.meta.dirname, '..');
const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'without-images': { type: 'boolean', default: false },
    'build-option': { type: 'string', multiple: true, default: [] },
    to: { type: 'string', default: 'dist/release' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const name = `parlour-${version}`;
const folder = path.resolve(ROOT, values.to);
const inFolder = (file) => path.join(folder, file);
const git = (...words) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 256 * 2 ** 20 }).trim();

const missing = whatIsMissing({ root: ROOT, version, git });
for (const sentence of missing) print(`missing: ${sentence}`);
if (missing.length > 0 && !values['dry-run']) {
  print('Nothing was made. --dry-run makes the files all the same.');
  process.exit(1);
}
const engine = values['without-images'] ? null : findEngine();
if (!values['without-images'] && engine === null) {
  print('Neither Docker with buildx nor Podman answers. --without-images makes everything else.');
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
for (const file of filesOfRelease(folder)) rmSync(inFolder(file));

git('archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${inFolder(`${name}.tar.gz`)}`, 'HEAD');
writeFileSync(
  inFolder(`${name}.sbom.json`),
  execFileSync(process.execPath, ['tools/sbom.mjs'], { cwd: ROOT, maxBuffer: 64 * 2 ** 20 }),
);
writeFileSync(
  inFolder(`${name}.md`),
  notesOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), version) ?? '',
);
for (const platform of engine === null ? [] : PLATFORMS) {
  const file = inFolder(`${name}-image-${platform.split('/')[1]}.tar`);
  print(`${engine.name} builds the image for ${platform} …`);
  engine.build({ platform, file, tag: `parlour:${version}`, context: ROOT, options: values['build-option'] });
}
for (const line of writeChecksums(folder)) print(line);

if (!values['dry-run']) {
  git('tag', '--annotate', `v${version}`, '--message', `Parlour ${version}`);
  print(`Tagged v${version}. docs/releasing.md says how to publish it.`);
}

// Makes all that a release consists of, and publishes nothing: npm run release -- [options]. docs/releasing.md says what a
// person does before and after.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, engines, faultsOfImage, findEngine, PROCESSORS } from './release/images.mjs';
import { notesOf, whatIsMissing } from './release/readiness.mjs';
import { filesOfRelease, writeChecksums } from './release/checksums.mjs';

const USAGE = `npm run release -- [options]
  --dry-run              makes the files, also while something is missing, and makes no tag
  --without-images       leaves out the images, where no engine can build them
  --processors ${PROCESSORS.join(',')}
                         makes the images for these
  --build-option=OPTION  goes to the program that builds the images, such as --build-option=--no-cache; repeatable
  --to dist/release      the folder for the files; those of an earlier run are replaced
RELEASE_ENGINE=podman builds the images with that program: ${engines.map(({ program }) => program).join(', ')}. By default the first that answers does.`;

const ROOT = path.resolve(import.meta.dirname, '..');
const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'without-images': { type: 'boolean', default: false },
    processors: { type: 'string', default: PROCESSORS.join(',') },
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
const processors = values['without-images'] ? [] : values.processors.split(',');
const unknown = processors.filter((each) => !PROCESSORS.includes(each));
if (unknown.length > 0) {
  print(`Images are for ${PROCESSORS.join(' and ')}, not for ${unknown.join(', ')}.`);
  process.exit(1);
}
const { RELEASE_ENGINE } = process.env;
const engine = values['without-images'] ? null : findEngine(RELEASE_ENGINE);
if (!values['without-images'] && engine === null) {
  const programs = engines.map(({ program }) => program).join(', ');
  print(
    `No engine can build images here: ${RELEASE_ENGINE ?? programs}. --without-images makes everything else.`,
  );
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
for (const processor of engine === null ? [] : processors) {
  const file = inFolder(`${name}-image-${processor}.tar`);
  const platform = `linux/${processor}`;
  print(`${engine.program} builds the image for ${platform} …`);
  const options = values['build-option'];
  buildImage(engine, { platform, file, tag: `parlour:${version}`, context: ROOT, options });
  const faults = faultsOfImage(file, { processor, version });
  if (faults.length > 0) {
    print(`The image for ${platform} cannot be released. ${faults.join(' ')}`);
    process.exit(1);
  }
}
for (const line of writeChecksums(folder)) print(line);

if (!values['dry-run']) {
  git('tag', '--annotate', `v${version}`, '--message', `Parlour ${version}`);
  print(`Tagged v${version}. docs/releasing.md says how to publish it.`);
}

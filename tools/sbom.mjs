// Prints what the image is made of, as CycloneDX: npm run sbom. Node.js, the packages of the server, and those that the web
// app is built from; nothing that only builds or tests.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** @typedef {{ 'bom-ref': string, name: string, version: string, properties?: { name: string }[] }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[], dependencies: { ref: string, dependsOn: string[] }[] }} Sbom */

/** The packages that the sources of the web app import. */
function importedByWeb() {
  const folder = path.join(ROOT, 'web/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/spec\.tsx?$/.test(file),
  );
  const imports = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:from|import\() ?'([^'.][^']*)'/g)].map(
      ([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name,
    ),
  );
  return new Set(imports);
}

/** These and all that they depend on. @param {Sbom} sbom @param {string[]} refs */
function closureOf({ dependencies }, refs) {
  const dependsOn = new Map(dependencies.map(({ ref, dependsOn: needed }) => [ref, needed]));
  const found = new Set(refs);
  for (const ref of found) for (const needed of dependsOn.get(ref) ?? []) found.add(needed);
  return found;
}

/** @type {Sbom} */
const all = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  }),
);
const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const direct = new Set(
  all.dependencies.find(({ ref }) => ref === all.metadata.component['bom-ref'])?.dependsOn,
);
/** @param {Component} each */
const isOwnTool = (each) => direct.has(each['bom-ref']) && each.name in devDependencies;
/** @param {Component} each */
const isOfDevelopment = ({ properties = [] }) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

const imported = importedByWeb();
const web = all.components.filter((each) => direct.has(each['bom-ref']) && imported.has(each.name));
// `--omit=dev` would also leave out packages that a development package needs as well, such as Express.
const server = all.components.filter((each) => !isOfDevelopment(each) && !isOwnTool(each));
const shipped = closureOf(
  all,
  web.map((each) => each['bom-ref']),
);
for (const each of server) shipped.add(each['bom-ref']);

const node = {
  'bom-ref': `node@${process.versions.node}`,
  type: 'platform',
  name: 'node',
  version: process.versions.node,
  scope: 'required',
  purl: `pkg:generic/node@${process.versions.node}`,
  cpe: `cpe:2.3:a:nodejs:node.js:${process.versions.node}:*:*:*:*:*:*:*`,
};
const { component } = all.metadata;
const sbom = {
  ...all,
  metadata: { ...all.metadata, component: { ...component, name: 'parlour' } },
  components: [node, ...all.components.filter((each) => shipped.has(each['bom-ref']))],
  dependencies: all.dependencies
    .filter(({ ref }) => ref === component['bom-ref'] || shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => shipped.has(needed)) })),
};
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);

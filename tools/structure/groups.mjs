import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A module of about 25 files is split; at more than this the check fails. Specs and generated files do not count. */
const MOST_FILES = 30;

/** The two lists of boundaries.mjs with their folders. */
const sidesOf = ({ groups, featureGroups }, server, web) => [
  { list: groups, base: 'api', sources: server },
  { list: featureGroups, base: 'web/src/features', sources: web },
];

/** The module that a file of the server is in, `booking/planning`; of the shared layer and the app itself, null. */
export const folderOf = (file) => /^api\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;

/** Modules without a folder and folders that are no module, in the server and among the features. */
export function unlistedFolders(boundaries, server, web) {
  return sidesOf(boundaries, server, web).flatMap(({ list, base, sources }) => {
    const listed = boundaries.inGroups(list).map(({ folder }) => folder);
    const shared = base === 'api' ? boundaries.sharedLayer : [];
    const folders = new Set(
      sources
        .map(({ file }) => file)
        .filter((file) => file.startsWith(`${base}/`))
        .map((file) => file.slice(base.length + 1).split('/'))
        .filter(([group, ...rest]) => rest.length > 0 && !shared.includes(group))
        // The file of a group itself, such as booking-group.module.ts, is in no module.
        .filter(([group, , ...rest]) => rest.length > 0 || !(group in list))
        .map(([group, module]) => `${group}/${module}`),
    );
    return [
      ...listed
        .filter((folder) => !folders.has(folder))
        .map((folder) => `boundaries.mjs: there is no ${base}/${folder}`),
      ...[...folders]
        .filter((folder) => !listed.includes(folder))
        .map((folder) => `boundaries.mjs: ${base}/${folder} is missing`),
    ];
  });
}

/** Modules and features with so many files that they should be two. */
export function crowdedModules(boundaries, server, web) {
  return sidesOf(boundaries, server, web).flatMap(({ list, base, sources }) =>
    boundaries.inGroups(list).flatMap(({ folder }) => {
      const files = sources.filter(
        ({ file }) => file.startsWith(`${base}/${folder}/`) && !/([.-]spec|\.gen)\.tsx?$/.test(file),
      ).length;
      return files <= MOST_FILES
        ? []
        : [`${base}/${folder}: ${files} files; a module has about 25, split it by what changes together`];
    }),
  );
}

/** Groups and modules that boundaries.mjs lets use others, but that never do. A group's module file counts for the group. */
export function unusedEdges(boundaries, server, web) {
  return sidesOf(boundaries, server, web).flatMap(({ list, base, sources }) => {
    const partOf = (file) => file.slice(base.length + 1).split('/');
    const used = new Set();
    for (const { file, imports } of sources.filter((source) => source.file.startsWith(`${base}/`))) {
      const [group, module] = partOf(file);
      for (const target of imports.filter((imported) => imported.file.startsWith(`${base}/`))) {
        const [otherGroup, otherModule] = partOf(target.file);
        used.add(group === otherGroup ? `${group}/${module} → ${otherModule}` : `${group} → ${otherGroup}`);
      }
    }
    const listed = [
      ...Object.entries(list).flatMap(([group, { uses }]) => uses.map((other) => `${group} → ${other}`)),
      ...boundaries
        .inGroups(list)
        .flatMap(({ folder, imports }) => imports.map((other) => `${folder} → ${other}`)),
    ];
    return listed
      .filter((edge) => !used.has(edge))
      .map((edge) => `boundaries.mjs: remove ${edge} (${base}), which no file uses`);
  });
}

/** Groups missing from README's map, and modules that their group's README lacks or invents. */
export function mapMistakes(root, boundaries) {
  const map = textOf(root, 'README.md');
  return [
    ['api', boundaries.groups],
    ['web/src/features', boundaries.featureGroups],
  ].flatMap(([base, list]) =>
    Object.entries(list).flatMap(([group, { modules }]) => {
      const file = `${base}/${group}/README.md`;
      const named = [...textOf(root, file).matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
      return [
        ...(map.includes(`(${file})`) ? [] : [`README.md: the map has no link to ${file}`]),
        ...Object.keys(modules)
          .filter((name) => !named.includes(name))
          .map((name) => `${file}: ${name} is missing`),
        ...named
          .filter((name) => !(name in modules))
          .map((name) => `${file}: ${name} is no module of this group`),
      ];
    }),
  );
}

const textOf = (root, file) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

import ts from 'typescript';
import { folderOf } from './groups.mjs';
import { lineOf, walk } from './sources.mjs';
import { textsOf } from './statements.mjs';

/** Words behind which SQL names tables; `DELETE FROM` and `INSERT INTO` end in two of them. */
const NAMES_TABLES = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TABLE|TRUNCATE|ONLY|LATERAL)\s+/g;

/** A list of tables as it is behind such a word, each with or without an alias. */
const TABLE =
  /^(?:public\.)?"?([a-z_][a-z0-9_]*)"?(?:\s+(?:AS\s+)?(?!(?:ON|WHERE|SET|JOIN|LEFT|INNER|CROSS|FULL|RIGHT|GROUP|ORDER|USING|FROM|VALUES|SELECT|FOR|LIMIT|UNION|RETURNING|IN|DO)\b)[a-z_][a-z0-9_]*)?\s*(,\s*)?/i;

/** Keys under which a query names the relations that TypeORM follows. */
const FOLLOWS = new Set(['relations', 'where', 'order', 'select', 'loadRelationIds']);

/** Methods of TypeORM's query builder that follow a relation written as `alias.relation`. */
const JOINS = /^(?:left|inner)Join|^relation$|^leftJoin|^innerJoin/;

/**
 * Modules that touch a table which another one owns, and `reads` in boundaries.mjs that no statement needs. A table is
 * named in SQL, by an entity that is imported to be used (not as a type), or by a relation that a query follows. Entities
 * may name each other for foreign keys' sake.
 */
export function foreignTables(sources, { groups, inGroups }) {
  const modules = new Map(inGroups(groups).map((module) => [module.folder, module]));
  const { owners, mistakes } = ownersOf(modules, sources);
  const entities = entitiesOf(sources);
  const needed = new Set();
  for (const source of sources) {
    const folder = folderOf(source.file);
    const module = modules.get(folder);
    // Migrations and the app itself are in no module; they may name every table.
    if (module === undefined || source.file.endsWith('.spec.ts')) continue;
    const { reads = {} } = module;
    const touched = [
      ...tablesInSql(source, owners),
      ...importedEntities(source, entities),
      ...followedRelations(source, folder, entities),
    ];
    for (const { table, line, writes } of touched) {
      const owner = owners.get(table);
      if (owner === undefined || owner === folder) continue;
      if (table in reads && !writes) {
        needed.add(`${folder} reads ${table}`);
        continue;
      }
      mistakes.push(
        `${source.file}:${line}: ${table} belongs to ${owner}: ask that module, or name it in boundaries.mjs`,
      );
    }
    for (const line of nameless(source)) {
      if ('*' in reads) needed.add(`${folder} reads *`);
      else mistakes.push(`${source.file}:${line}: write out which table this statement means`);
    }
  }
  const listed = [...modules].flatMap(([folder, { reads = {} }]) =>
    Object.keys(reads).map((table) => `${folder} reads ${table}`),
  );
  const unneeded = listed.filter((entry) => !needed.has(entry));
  return [...mistakes, ...unneeded.map((entry) => `boundaries.mjs: remove "${entry}", which no code does`)];
}

/** The module that owns each table, and mistakes in the list. */
function ownersOf(modules, sources) {
  const owners = new Map();
  const mistakes = [];
  for (const { folder, tables = [] } of modules.values()) {
    for (const table of tables) {
      if (owners.has(table))
        mistakes.push(`boundaries.mjs: ${owners.get(table)} and ${folder} both own ${table}`);
      owners.set(table, folder);
    }
  }
  for (const { table, file } of entitiesOf(sources).values()) {
    const folder = folderOf(file);
    if (owners.has(table) ? owners.get(table) !== folder : modules.has(folder)) {
      mistakes.push(`boundaries.mjs: ${folder} has the entity of ${table}, but does not own it`);
    }
  }
  return { owners, mistakes };
}

function tablesInSql({ tree }, owners) {
  return textsOf(tree).flatMap(({ text, node }) => {
    const found = [];
    // In capitals, as we write SQL here; anything that goes straight to the database in any case.
    const pattern = isQueried(node) ? new RegExp(NAMES_TABLES.source, 'gi') : NAMES_TABLES;
    for (const match of text.matchAll(pattern)) {
      const writes =
        /^(?:INTO|UPDATE|TRUNCATE)/i.test(match[0]) || /DELETE\s+$/i.test(text.slice(0, match.index));
      let rest = text.slice(match.index + match[0].length);
      for (let table = TABLE.exec(rest); table; table = table[2] ? TABLE.exec(rest) : null) {
        rest = rest.slice(table[0].length);
        if (owners.has(table[1])) found.push({ table: table[1], line: lineOf(tree, node), writes });
      }
    }
    return found;
  });
}

/** Statements whose table is inserted by the code, so that no one can read which it is. */
function nameless({ tree }) {
  return textsOf(tree)
    .filter(({ text }) => /\b(?:FROM|JOIN|INTO|UPDATE)\s+\$\{…\}/.test(text))
    .map(({ node }) => lineOf(tree, node));
}

/** Functions of `api/database/rows.ts`, and TypeORM's own. */
const ASKS = /(?:^|\.)(?:query|queryRows|findRow|getRow|execute|countChanged)$/;

const isQueried = ({ parent }) => ts.isCallExpression(parent) && ASKS.test(parent.expression.getText());

/** By class: its table, its file, and which class each of its relations leads to. */
function entitiesOf(sources) {
  const entities = new Map();
  for (const { file, tree } of sources.filter(({ file: name }) => name.endsWith('.entity.ts'))) {
    for (const node of tree.statements.filter(ts.isClassDeclaration)) {
      const table = argumentsOf(node, ['Entity'])[0];
      if (!node.name || !table || !ts.isStringLiteral(table)) continue;
      const relations = new Map(
        node.members.flatMap((member) => {
          const [target] = argumentsOf(member, ['ManyToOne', 'OneToMany', 'OneToOne', 'ManyToMany']);
          return target && ts.isArrowFunction(target)
            ? [[member.name.getText(tree), target.body.getText(tree)]]
            : [];
        }),
      );
      entities.set(node.name.text, { table: table.text, file, relations });
    }
  }
  return entities;
}

const argumentsOf = (node, names) =>
  (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    .map(({ expression }) => expression)
    .filter((call) => ts.isCallExpression(call) && names.includes(call.expression.getText()))
    .flatMap((call) => [...call.arguments]);

function importedEntities({ file, imports }, entities) {
  if (file.endsWith('.entity.ts')) return [];
  return imports.flatMap(({ names, line, file: target }) =>
    names
      .map((name) => entities.get(name))
      .filter((entity) => entity?.file === target)
      .map(({ table }) => ({ table, line, writes: false })),
  );
}

/** Tables of other modules that a query reads because it follows a relation of one of this module's entities. */
function followedRelations({ file, tree }, folder, entities) {
  if (file.endsWith('.entity.ts')) return [];
  const own = [...entities.values()].filter((entity) => folderOf(entity.file) === folder);
  const found = [];
  const follow = (from, object) => {
    for (const property of object.properties) {
      if (!property.name) continue;
      const key = property.name.getText(tree);
      const targets = from.flatMap(({ relations }) => entities.get(relations.get(key) ?? '') ?? []);
      const value = ts.isPropertyAssignment(property) ? property.initializer : null;
      const isFollowed =
        value && (ts.isObjectLiteralExpression(value) || value.kind === ts.SyntaxKind.TrueKeyword);
      if (!isFollowed) continue;
      for (const { table } of targets) found.push({ table, line: lineOf(tree, property), writes: false });
      if (ts.isObjectLiteralExpression(value)) follow(targets.length > 0 ? targets : from, value);
    }
  };
  walk(tree, (node) => {
    if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.initializer) {
      const { initializer } = node;
      if (FOLLOWS.has(node.name.getText(tree)) && ts.isObjectLiteralExpression(initializer))
        follow(own, initializer);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [path] = node.arguments;
      if (!JOINS.test(node.expression.name.text) || !path || !ts.isStringLiteralLike(path)) return;
      const key = path.text.split('.').at(-1);
      for (const { relations } of own) {
        const target = entities.get(relations.get(key) ?? '');
        if (target) found.push({ table: target.table, line: lineOf(tree, node), writes: false });
      }
    }
  });
  return found;
}

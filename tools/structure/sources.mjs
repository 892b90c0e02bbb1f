import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Source
 * @property {string} file Its path from the root of the project, with slashes.
 * @property {ts.SourceFile} tree
 * @property {{ file: string, names: string[], isType: boolean, line: number }[]} imports Of files of ours.
 */

/** Every TypeScript file below a folder. @returns {Source[]} */
export function readSources(root, folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const known = new Set(files);
  return files.map((file) => {
    const tree = ts.createSourceFile(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    return { file, tree, imports: importsOf(tree, file, known) };
  });
}

export const lineOf = (tree, node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/** Calls `visit` with every node of a file, parents before their children. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function importsOf(tree, file, known) {
  const found = [];
  const add = (node, specifier, names, isType) => {
    const target = resolve(file, specifier, known);
    if (target) found.push({ file: target, names, isType, line: lineOf(tree, node) });
  };
  walk(tree, (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      add(node, node.moduleSpecifier.text, namesOf(node), isOnlyTypes(node));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) add(node, specifier.text, [], false);
    }
  });
  return found;
}

/** The names that stay when types are taken away. */
function namesOf(node) {
  const bindings = node.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || isOnlyTypes(node)) return [];
  return bindings.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isOnlyTypes(node) {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause } = node;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || importClause.isTypeOnly) return true;
  const bindings = importClause.namedBindings;
  return (
    !importClause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.length > 0 &&
    bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

function resolve(from, specifier, known) {
  if (!specifier.startsWith('.')) return null;
  const target = path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '');
  return (
    [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((file) => known.has(file)) ?? null
  );
}

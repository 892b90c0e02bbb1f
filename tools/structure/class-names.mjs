import path from 'node:path';
import ts from 'typescript';
import { lineOf } from './sources.mjs';

/** Suffixes before `.ts` of files that hold one class of that kind. */
const KINDS = [
  ...['controller', 'service', 'module', 'repository', 'entity', 'transport'],
  ...['guard', 'interceptor', 'pipe', 'filter', 'strategy', 'middleware'],
];

/** The kind of file that each decorator requires; `@Injectable` may be in any. */
const KIND_OF = { Controller: 'controller', Module: 'module', Entity: 'entity', Catch: 'filter' };

/** Files in which all class names end in this word. */
const ENDINGS = { dto: 'Dto', view: 'View' };

/** Classes are named after their file: `outbox-worker.service.ts` holds `OutboxWorkerService`. */
export function classNames(sources) {
  return sources.filter(({ file }) => !file.endsWith('.spec.ts')).flatMap(ofFile);
}

function ofFile({ file, tree }) {
  const base = path.posix.basename(file, '.ts');
  const kind = base.includes('.') ? base.split('.').at(-1) : '';
  const expected = pascal(kind === 'entity' ? base.replace(/\.entity$/, '') : base);
  const isExpected = (name) => name.toLowerCase() === expected.toLowerCase();
  const classes = tree.statements.filter((node) => ts.isClassDeclaration(node) && isExported(node));
  const mistakes = classes.flatMap((node) => {
    const name = node.name?.text ?? '';
    const at = `${file}:${lineOf(tree, node)}: `;
    const decorators = decoratorsOf(node);
    const wanted = decorators.map((decorator) => KIND_OF[decorator]).find(Boolean);
    if (wanted && wanted !== kind) return [`${at}${name} belongs in a file that ends in .${wanted}.ts`];
    if (ENDINGS[kind] && !name.endsWith(ENDINGS[kind]))
      return [`${at}${name} should end in ${ENDINGS[kind]}`];
    const mustMatch = wanted !== undefined || decorators.includes('Injectable');
    return mustMatch && !isExpected(name) ? [`${at}${name} should be called ${expected}, as its file`] : [];
  });
  const isMissing = KINDS.includes(kind) && !classes.some(({ name }) => isExpected(name?.text ?? ''));
  return isMissing && mistakes.length === 0 ? [`${file}:1: there is no class ${expected} in it`] : mistakes;
}

const pascal = (base) =>
  base
    .split(/[.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const decoratorsOf = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) =>
    (ts.isCallExpression(expression) ? expression.expression : expression).getText(),
  );

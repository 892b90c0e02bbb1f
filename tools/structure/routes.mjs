import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lineOf } from './sources.mjs';

export const ROUTES_FILE = 'docs/routes.md';
const METHODS = ['Get', 'Post', 'Put', 'Patch', 'Delete'];
/** Public handlers that ask for credentials themselves, as in `operation-security.ts`. */
const ownChecks = new Map([['issueToken', 'session or token']]);

const HEAD = `# Routes

Every route of the API, where its handler is, and who may call it. \`npm run routes\` writes this page from the controllers;
\`npm run check\` fails while it is stale. What each route takes and gives is in \`/docs\` of a running app.

\`may …\` is a row of \`api/common/access/may.ts\`. _Proof_ means that the caller proves who they are before the act, and
_second factor_ that only callers who have one do (\`@FreshProof\`, [security.md](security.md)).

| Method | Path | Handler | Who may |
| --- | --- | --- | --- |
`;

/** The page as the controllers of these sources have it. */
export function routesPage(server) {
  const routes = server
    .filter(({ file }) => file.endsWith('.controller.ts'))
    .flatMap(routesOf)
    .sort((a, b) => compare(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
  const rows = routes.map(
    ({ method, path: url, file, line, who }) =>
      `| ${method.toUpperCase()} | \`${url}\` | [${path.posix.basename(file)}:${line}](../${file}#L${line}) | ${who} |`,
  );
  return `${HEAD}${rows.join('\n')}\n`;
}

export function staleRoutes(root, server) {
  const file = path.join(root, ROUTES_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === routesPage(server)
    ? []
    : [`${ROUTES_FILE} is stale: run "npm run routes" and commit it.`];
}

function routesOf({ file, tree }) {
  return tree.statements.filter(ts.isClassDeclaration).flatMap((controller) => {
    const ofClass = decoratorsOf(controller);
    const base = ofClass.get('Controller');
    if (base === undefined) return [];
    return controller.members.filter(ts.isMethodDeclaration).flatMap((handler) => {
      const own = decoratorsOf(handler);
      return METHODS.filter((method) => own.has(method)).map((method) => ({
        method,
        path: `/${[base, own.get(method)]
          .flatMap((part) => part.split('/'))
          .filter(Boolean)
          .join('/')}`,
        file,
        line: lineOf(tree, handler.name),
        who: ownChecks.get(handler.name.getText()) ?? whoMay(own, ofClass),
      }));
    });
  });
}

/** A handler's own decorators say more than those of its class. */
function whoMay(own, ofClass) {
  const access = [own, ofClass].find((decorators) =>
    ['Public', 'Roles', 'May'].some((name) => decorators.has(name)),
  );
  const who = !access
    ? 'logged in'
    : access.has('Public')
      ? 'everyone'
      : access.has('May')
        ? `may ${access.get('May')}`
        : `${access.get('Roles')}s`;
  const proof = own.get('FreshProof') ?? ofClass.get('FreshProof');
  if (proof === undefined) return who;
  return proof === 'factor-holders' ? `${who}, second factor` : `${who}, proof`;
}

/** The first argument of each decorator, by its name; the empty string where it has none. */
function decoratorsOf(node) {
  const calls = (ts.getDecorators(node) ?? [])
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression);
  return new Map(
    calls.map((call) => {
      const [first] = call.arguments;
      return [call.expression.getText(), first && ts.isStringLiteralLike(first) ? first.text : ''];
    }),
  );
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

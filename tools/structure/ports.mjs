import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lineOf } from './sources.mjs';

export const PORTS_FILE = 'docs/ports.md';
const ENDING = '.port.ts';

const HEAD = `# Ports

A port is an abstract class that says what a module needs and another one does: a module of a higher group, which the lower one
may not import, or one of several that are chosen by a setting. It is in a file that ends in \`.port.ts\`. \`npm run ports\` writes
this page; \`npm run check\` fails while it is stale.

| Port | What it is for | Provided by |
| --- | --- | --- |
`;

/** The page as these sources have it. */
export function portsPage(server) {
  const providers = providersIn(server);
  const rows = portsIn(server).map(({ file, name, what }) => {
    const by = (providers.get(name) ?? []).map(linkTo).join(', ');
    return `| \`${name}\` in ${linkTo(file)} | ${what} | ${by} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

/** A stale page, abstract classes that are in other files, and ports that no class provides or nothing explains. */
export function portMistakes(root, server) {
  const page = path.join(root, PORTS_FILE);
  const isFresh = existsSync(page) && readFileSync(page, 'utf8') === portsPage(server);
  const providers = providersIn(server);
  return [
    ...(isFresh ? [] : [`${PORTS_FILE} is stale: run "npm run ports" and commit it.`]),
    ...server.flatMap(({ file, tree }) =>
      file.endsWith(ENDING)
        ? []
        : abstractClasses(tree).map(
            (node) => `${file}:${lineOf(tree, node)}: a port belongs in a file that ends in ${ENDING}`,
          ),
    ),
    ...portsIn(server).flatMap(({ file, name, what }) => [
      ...(providers.has(name) ? [] : [`${file}: no class provides ${name}`]),
      ...(what ? [] : [`${file}: say above ${name} what it is for`]),
    ]),
  ];
}

const linkTo = (file) => `[${file.replace(/^api\//, '')}](../${file})`;

const portsIn = (server) =>
  server
    .filter(({ file }) => file.endsWith(ENDING))
    .flatMap(({ file, tree }) =>
      abstractClasses(tree).map((node) => ({ file, name: node.name?.text ?? '', what: firstSentence(node) })),
    );

const abstractClasses = (tree) =>
  tree.statements.filter(
    (node) =>
      ts.isClassDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword),
  );

/** The files of the classes that extend or implement each class or interface, by its name. */
function providersIn(server) {
  const providers = new Map();
  for (const { file, tree } of server)
    for (const node of tree.statements.filter(ts.isClassDeclaration))
      for (const { expression } of (node.heritageClauses ?? []).flatMap(({ types }) => [...types]))
        providers.set(expression.getText(tree), [...(providers.get(expression.getText(tree)) ?? []), file]);
  return providers;
}

function firstSentence(node) {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  const text = (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ');
  return text.match(/^.*?[.](?= |$)/)?.[0] ?? text;
}

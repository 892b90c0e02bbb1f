import ts from 'typescript';
import { lineOf } from './sources.mjs';

const MOST = 9;

/** Services that were larger when the rule was made, with the number of what they depend on. The list only gets shorter. */
const LARGER = {
  'api/money/checkout/make-sale.service.ts': 15,
  'api/money/refunds/refunds.service.ts': 12,
  'api/money/till/close.service.ts': 10,
  'api/money/till/movements.service.ts': 10,
};

/** A class that depends on more than nine others does more than one thing: split it by verb. */
export function crowdedConstructors(server, larger = LARGER) {
  return server.flatMap(({ file, tree }) => {
    const allowed = larger[file] ?? MOST;
    const counts = constructorsIn(tree);
    const isStale = file in larger && !counts.some(({ count }) => count === allowed);
    return [
      ...counts
        .filter(({ count }) => count > allowed)
        .map(
          ({ node, count }) =>
            `${file}:${lineOf(tree, node)}: ${count} constructor parameters; split the class by verb, ${MOST} are the most`,
        ),
      ...(isStale ? [`${file}: lower or remove its number in tools/structure/constructors.mjs`] : []),
    ];
  });
}

const constructorsIn = (tree) =>
  tree.statements
    .filter(ts.isClassDeclaration)
    .flatMap(({ members }) => members.filter(ts.isConstructorDeclaration))
    .map((node) => ({ node, count: node.parameters.length }));

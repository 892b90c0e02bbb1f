import ts from 'typescript';
import { lineOf } from './sources.mjs';

const MOST = 9;

/** A class that depends on more than nine others does more than one thing: it is split by verb. */
export function crowdedConstructors(server) {
  return server.flatMap(({ file, tree }) =>
    tree.statements
      .filter(ts.isClassDeclaration)
      .flatMap(({ members }) => members.filter(ts.isConstructorDeclaration))
      .filter(({ parameters }) => parameters.length > MOST)
      .map(
        (node) =>
          `${file}:${lineOf(tree, node)}: ${node.parameters.length} constructor parameters; split the class by verb, ${MOST} are the most`,
      ),
  );
}

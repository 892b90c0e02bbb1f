import ts from 'typescript';
import { lineOf, walk } from './sources.mjs';

const STARS = [
  [/\bSELECT\s+(?:DISTINCT\s+|ALL\s+)?\*/i, 'SELECT *'],
  [/\bRETURNING\s+\*/i, 'RETURNING *'],
  [/\b(?:SELECT|RETURNING)\b[^()]*?\b([a-z_]+)\.\*/is, 'alias.*'],
];

/**
 * Statements that leave it to the database which columns they mean. While an upgrade runs, copies of the old version
 * work on the new schema: `INSERT INTO t SELECT *` would then write NULL into a column that the old version does not
 * know, instead of its default, and reads would bring columns that no type knows.
 */
export function starStatements(sources) {
  return sources
    .filter(({ file }) => !file.endsWith('.spec.ts'))
    .flatMap(({ file, tree }) =>
      textsOf(tree).flatMap(({ text, node }) =>
        STARS.filter(([pattern]) => pattern.test(text)).map(
          ([, name]) => `${file}:${lineOf(tree, node)}: list the columns instead of ${name}`,
        ),
      ),
    );
}

/** Every text in a file, with `${…}` in place of a template's values. */
export function textsOf(tree) {
  const texts = [];
  walk(tree, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      texts.push({ node, text: node.text });
    } else if (ts.isTemplateExpression(node)) {
      const text = node.templateSpans.reduce(
        (before, { literal }) => `${before}\${…}${literal.text}`,
        node.head.text,
      );
      texts.push({ node, text });
    }
  });
  return texts;
}

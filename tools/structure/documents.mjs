import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foreignIn } from '../lint/plain-english.mjs';

/** Folders whose documents are checked, with all below them or without. */
const FOLDERS = [
  ['.', false],
  ['docs', true],
  ['api', true],
  ['web/src', true],
];

/** Glossaries of other languages, whose words are not English. */
const FOREIGN = /^docs\/glossary\//;

/** Paragraphs, list items, headings and table cells of a document, without its code blocks. */
const partsOf = (text) =>
  text
    .replaceAll(/^```.*?^```/gms, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) )|\n(?=\|)/)
    .flatMap((part) => (part.trimStart().startsWith('|') ? part.split('|') : [part]));

const documentsIn = (root) =>
  FOLDERS.filter(([folder]) => existsSync(path.join(root, folder))).flatMap(([folder, recursive]) =>
    readdirSync(path.join(root, folder), { recursive })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => name.endsWith('.md') && !FOREIGN.test(name)),
  );

/** Finds phrases in documents that a native editor would change. */
export const foreignDocuments = (root) =>
  documentsIn(root).flatMap((name) =>
    partsOf(readFileSync(path.join(root, name), 'utf8'))
      .flatMap((part) => foreignIn(part, 'document'))
      .map((fault) => `${name}: ${fault}`),
  );

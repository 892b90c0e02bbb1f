import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/decisions';

/** Decisions that the index leaves out, and numbers that neither a decision nor a row of the index has. */
export function unlistedDecisions(root) {
  const index = readFileSync(path.join(root, FOLDER, 'README.md'), 'utf8');
  const files = readdirSync(path.join(root, FOLDER)).filter((file) => /^\d{4}-/.test(file));
  const highest = Math.max(...files.map((file) => Number(file.slice(0, 4))));
  const numbers = Array.from({ length: highest }, (_, before) => before + 1);
  return [
    ...files
      .filter((file) => !index.includes(`(${file})`))
      .map((file) => `${FOLDER}/README.md: ${file} is missing`),
    ...numbers
      .filter((number) => !new RegExp(`^\\| ${number} `, 'm').test(index))
      .map((number) => `${FOLDER}/README.md: say what became of number ${number}`),
  ];
}

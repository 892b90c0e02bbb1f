import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'api/database/migrations/';

/**
 * Migrations run by their number, so one whose number is lower than that of an earlier one would run behind it in a
 * database that is there already, and before it in a fresh one. `landed.json` says which came when.
 */
export function fallingMigrations(root, sources) {
  const list = `${FOLDER}landed.json`;
  const { landed, rising } = JSON.parse(readFileSync(path.join(root, list), 'utf8'));
  const numbers = [...landed.flat(), ...rising];
  const mistakes = [];
  for (const { file } of sources.filter((source) => source.file.startsWith(FOLDER))) {
    const number = file.slice(FOLDER.length).split('-')[0];
    if (!numbers.includes(number)) mistakes.push(`${file}:1: write ${number} at the end of ${list}`);
  }
  let highest = Math.max(...landed.flat());
  for (const number of rising) {
    if (Number(number) <= highest) mistakes.push(`${list}: ${number} must be greater than ${highest}`);
    highest = Math.max(highest, Number(number));
  }
  return mistakes;
}

import { readFileSync } from 'node:fs';

/**
 * The English sentence of an area, such as `api/findings`. Quoting it here would let a proof fail at the next change of
 * its words.
 */
export function sentence(area, key) {
  const said = JSON.parse(readFileSync(`words/en/${area}.json`, 'utf8'))[key];
  if (said === undefined) throw new Error(`words/en/${area}.json has no sentence "${key}"`);
  return said;
}

import { readFileSync } from 'node:fs';

/** The settings of each language in `words/languages.json`. */
export const languages = JSON.parse(
  readFileSync(new URL('../../words/languages.json', import.meta.url), 'utf8'),
);

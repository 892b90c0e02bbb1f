import { readFileSync } from 'node:fs';

/** What `words/languages.json` says of each language. */
export const languages = JSON.parse(
  readFileSync(new URL('../../words/languages.json', import.meta.url), 'utf8'),
);

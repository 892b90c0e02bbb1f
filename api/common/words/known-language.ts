import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';

/** A language supported by this version, otherwise null: a stored one may come from another version. */
export const knownLanguage = (lang: string | null): Language | null =>
  languages.find((one) => one === lang) ?? null;

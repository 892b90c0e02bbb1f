import { languagePathOf } from '../lib/language-path';
import { languages, mainLanguage } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** The language in which the server wrote the document; by the path where nobody wrote it, in development. */
export const documentLanguage = (): Language =>
  languagePathOf(location.pathname).language ??
  languages.find((one) => one === document.documentElement.lang) ??
  mainLanguage;

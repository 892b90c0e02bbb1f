import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';

/** What an address says before its path: "/pt/contact" is "/contact" in Portuguese. */
export interface LanguagePath {
  /** The language that the address names, whether or not the salon speaks it; null when it names none. */
  language: Language | null;
  /** The path without it. */
  pathname: string;
}

/** Takes a path apart. The web app does the same (web/src/lib/language-path.ts). */
export function languagePathOf(path: string): LanguagePath {
  const language = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? null;
  return language === null
    ? { language, pathname: path }
    : { language, pathname: path.slice(language.length + 1) || '/' };
}

/** The path of a page in a language: the salon's main one is not named. */
export const pathIn = (language: Language, pathname: string, mainLanguage: Language): string =>
  language === mainLanguage ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;

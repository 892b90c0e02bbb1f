import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';

/** A path and its language prefix: "/pt/contact" is "/contact" in Portuguese. */
export interface LanguagePath {
  /** The language in the URL, even if the salon does not offer it; null without one. */
  language: Language | null;
  /** The path without the language. */
  pathname: string;
}

/** Splits a path. The web app does the same (web/src/lib/language-path.ts). */
export function languagePathOf(path: string): LanguagePath {
  const language = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? null;
  return language === null
    ? { language, pathname: path }
    : { language, pathname: path.slice(language.length + 1) || '/' };
}

/** The path of a page in a language; the salon's main one has no prefix. */
export const pathIn = (language: Language, pathname: string, mainLanguage: Language): string =>
  language === mainLanguage ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;

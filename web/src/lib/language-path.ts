import { languages } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** The path prefix of a language, "/pt"; empty for the salon's main one. */
export interface LanguagePath {
  /** The language in the path; null without one. */
  language: Language | null;
  basename: string;
  /** The path without the language, as in `paths`. */
  pathname: string;
}

/** Splits a path: "/pt/contact" is "/contact" in Portuguese. */
export function languagePathOf(pathname: string): LanguagePath {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((one) => one === first) ?? null;
  if (language === null) return { language, basename: '', pathname };
  const basename = `/${language}`;
  return { language, basename, pathname: pathname.slice(basename.length) || '/' };
}

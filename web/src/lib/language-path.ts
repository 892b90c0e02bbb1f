import { languages } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** What stands before the paths of a language other than the salon's main one, "/pt"; the main one has nothing there. */
export interface LanguagePath {
  /** The language that the path names; null when it names none. */
  language: Language | null;
  basename: string;
  /** The path without it, as `paths` knows it. */
  pathname: string;
}

/** Takes a path apart: "/pt/contact" is "/contact" in Portuguese. */
export function languagePathOf(pathname: string): LanguagePath {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((one) => one === first) ?? null;
  if (language === null) return { language, basename: '', pathname };
  const basename = `/${language}`;
  return { language, basename, pathname: pathname.slice(basename.length) || '/' };
}

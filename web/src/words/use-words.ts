import { createContext, use } from 'react';
import type { Area } from './area';
import { mainLanguage } from './languages.gen';
import type { Language } from './types.gen';

/** The language of all that is on the page. It comes from above and is never global: the server draws several at once. */
export const LanguageContext = createContext<Language>(mainLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/**
 * The sentences of an area in the language of the page: `const words = useWords(book)`, then `words.chooseTime()`. The
 * part of the page that asks first waits until they are there, as it does for its code.
 */
export function useWords<Words>(area: Area<Words>): Words {
  const language = useLanguage();
  // Always by `use`: React counts the promises of a component that waits, and would hand the next area this one's sentences.
  return use(area.fetch(language));
}

/**
 * Puts the page into another language where it stands: the address changes, and nothing else.
 * @param main the salon's main language, whose paths have nothing before them
 */
type ChooseLanguage = (language: Language, main: Language) => Promise<void>;

export const ChooseLanguageContext = createContext<ChooseLanguage>(() => Promise.resolve());

export const useChooseLanguage = (): ChooseLanguage => use(ChooseLanguageContext);

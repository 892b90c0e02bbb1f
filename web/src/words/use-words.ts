import { createContext, use } from 'react';
import type { Area } from './area';
import { formats } from './formats.gen';
import { mainLanguage } from './languages.gen';
import { laidOver } from './lay-over.gen';
import type { FormatsWords, Language, SentenceText } from './types.gen';

/** The language of all that is on the page. It comes from above and is never global: the server draws several at once. */
export const LanguageContext = createContext<Language>(mainLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/**
 * The sentences of an area in the language of the page: `const words = useWords(book)`, then `words.chooseTime()`. The
 * part of the page that asks first waits until they are there, as it does for its code.
 */
export function useWords<Words extends object>(area: Area<Words>): Words {
  const language = useLanguage();
  const own = use(OwnWordsContext);
  // Always by `use`: React counts the promises of a component that waits, and would hand the next area this one's sentences.
  const words = use(area.fetch(language));
  const ofArea = own?.language === language ? own.areas[area.name] : undefined;
  if (!ofArea) return words;
  return inOwnWords(words, ofArea, use(formats.fetch(language)));
}

type OwnArea = Readonly<Record<string, SentenceText>>;

/** What the salon says in its own words on its pages, in one language: by area, and by the name of the sentence. */
export interface OwnWords {
  language: Language;
  areas: Readonly<Record<string, OwnArea>>;
}

/** Null where the standard words stand: in the dashboard of those who work there, and on the pages of a salon that has no others. */
export const OwnWordsContext = createContext<OwnWords | null>(null);

/** What has been laid over, so that all who ask get the same object. */
const made = new WeakMap<OwnArea, object>();

function inOwnWords<Words extends object>(words: Words, own: OwnArea, forms: FormatsWords): Words {
  const known = made.get(own);
  if (known) return known as Words;
  const laid = laidOver(words, own, (count) => forms.pluralForm({ count }));
  made.set(own, laid);
  return laid;
}

/**
 * Puts the page into another language where it stands: the address changes, and nothing else.
 * @param main the salon's main language, whose paths have nothing before them
 */
type ChooseLanguage = (language: Language, main: Language) => Promise<void>;

export const ChooseLanguageContext = createContext<ChooseLanguage>(() => Promise.resolve());

export const useChooseLanguage = (): ChooseLanguage => use(ChooseLanguageContext);

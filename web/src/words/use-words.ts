import { createContext, use } from 'react';
import type { Area } from './area';
import { formats } from './formats.gen';
import { mainLanguage } from './languages.gen';
import { laidOver } from './lay-over.gen';
import type { FormatsWords, Language, SentenceText } from './types.gen';

/** The language of everything on the page. Passed by context and never global: the server renders several at once. */
export const LanguageContext = createContext<Language>(mainLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/**
 * The sentences of an area in the page's language: `const words = useWords(book)`, then `words.chooseTime()`. The
 * first part of the page to use an area waits for it, as for its code.
 */
export function useWords<Words extends object>(area: Area<Words>): Words {
  const language = useLanguage();
  const own = use(OwnWordsContext);
  // Always call `use`: React tracks the promises of a suspended component by order, and would otherwise mix up areas.
  const words = use(area.fetch(language));
  const ofArea = own?.language === language ? own.areas[area.name] : undefined;
  if (!ofArea) return words;
  return inOwnWords(words, ofArea, use(formats.fetch(language)));
}

type OwnArea = Readonly<Record<string, SentenceText>>;

/** The salon's custom wording on its pages, in one language: by area, then by sentence name. */
export interface OwnWords {
  language: Language;
  areas: Readonly<Record<string, OwnArea>>;
}

/** Null for the standard wording: in the team's dashboard, and for salons without custom wording. */
export const OwnWordsContext = createContext<OwnWords | null>(null);

/** Merged sentences, cached so that all callers get the same object. */
const made = new WeakMap<OwnArea, object>();

function inOwnWords<Words extends object>(words: Words, own: OwnArea, forms: FormatsWords): Words {
  const known = made.get(own);
  if (known) return known as Words;
  const laid = laidOver(words, own, (count) => forms.pluralForm({ count }));
  made.set(own, laid);
  return laid;
}

/**
 * Changes the page's language in place: only the URL changes.
 * @param main the salon's main language, whose paths have no prefix
 */
type ChooseLanguage = (language: Language, main: Language) => Promise<void>;

export const ChooseLanguageContext = createContext<ChooseLanguage>(() => Promise.resolve());

export const useChooseLanguage = (): ChooseLanguage => use(ChooseLanguageContext);

import { languageFacts } from '../words/languages.gen';
import type { Language } from '../words/types.gen';
import { useLanguage } from '../words/use-words';
import { useApi } from './use-api';

/** Asks for the owner's own words in this language (api/website/pages/page-facts.service.ts writes them into the page). */
export const inLanguage = (language: Language) => ({ params: { query: { language } } });

/** The services in the language of the page. */
export function useServices() {
  return useApi('/services', inLanguage(useLanguage()));
}

/** The team in the language of the page. */
export function useStaff() {
  return useApi('/staff', inLanguage(useLanguage()));
}

/** What tells screen readers that a text of the owner's is in another language than the page; nothing where it is not. */
export const markOf = (language: Language | undefined) =>
  language && { lang: language, dir: languageFacts[language].direction };

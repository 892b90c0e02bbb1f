import { languageFacts } from '../words/languages.gen';
import type { Language } from '../words/types.gen';
import { useLanguage } from '../words/use-words';
import { useApi } from './use-api';

/** Requests the owner's texts in this language (api/website/pages/page-facts.service.ts writes them into the page). */
export const inLanguage = (language: Language) => ({ params: { query: { language } } });

/** The services in the page's language. */
export function useServices() {
  return useApi('/services', inLanguage(useLanguage()));
}

/** The team in the page's language. */
export function useStaff() {
  return useApi('/staff', inLanguage(useLanguage()));
}

/** Attributes for screen readers on a text in another language than the page; empty otherwise. */
export const markOf = (language: Language | undefined) =>
  language && { lang: language, dir: languageFacts[language].direction };

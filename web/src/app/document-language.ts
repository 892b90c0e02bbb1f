import { languagePathOf } from '../lib/language-path';
import { languageFacts, languages, mainLanguage } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** The language in which the server wrote the document; by the path where nobody wrote it, in development. */
export const documentLanguage = (): Language =>
  languagePathOf(location.pathname).language ??
  languages.find((one) => one === document.documentElement.lang) ??
  mainLanguage;

/** Puts into a language what stands outside of what React draws: the document itself, and the notice of a demo salon. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageFacts[language].direction;
  const notice = document.getElementById('demo-notice');
  if (!notice) return;
  const { [language]: said, [`${language}Label`]: label } = notice.dataset;
  if (said) notice.textContent = said;
  if (label) notice.ariaLabel = label;
}

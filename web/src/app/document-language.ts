import { languagePathOf } from '../lib/language-path';
import { languageFacts, languages, mainLanguage } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** The language in which the server wrote the document; in development, where it did not, the path's. */
export const documentLanguage = (): Language =>
  languagePathOf(location.pathname).language ??
  languages.find((one) => one === document.documentElement.lang) ??
  mainLanguage;

/** Changes the language outside of React: of the document, and of the demo salon's notice. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageFacts[language].direction;
  const notice = document.getElementById('demo-notice');
  if (!notice) return;
  const { [language]: said, [`${language}Label`]: label } = notice.dataset;
  if (said) notice.textContent = said;
  if (label) notice.ariaLabel = label;
}

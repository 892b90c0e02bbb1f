import { languageFacts } from '../words/languages.gen';
import type { Language } from '../words/types.gen';

/** ISO 639 codes of the languages that an owner can choose from, in no order. */
// prettier-ignore
export const spokenLanguages = ['ar', 'bg', 'bn', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl', 'gu', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'ko', 'lt', 'lv', 'mk', 'ml', 'ms', 'mt', 'ne', 'nl', 'no', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'sk', 'sl', 'so', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tl', 'tr', 'uk', 'ur', 'uz', 'vi', 'yo', 'zh'];

const named = new Map<Language, Intl.DisplayNames>();

/** The name of a language in another one: "Portuguese" for `pt` in English. */
export function languageName(code: string, language: Language): string {
  const names =
    named.get(language) ?? new Intl.DisplayNames(languageFacts[language].tag, { type: 'language' });
  named.set(language, names);
  return names.of(code) ?? code;
}

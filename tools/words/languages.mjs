/** The language whose sentences all others are translations of. */
export const MAIN_LANGUAGE = 'en';

/**
 * Every language that has all sentences, with the tag that its rules and figures follow (BCP 47). A further language is
 * one entry here and its files.
 */
export const LANGUAGES = {
  [MAIN_LANGUAGE]: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  ar: 'ar-u-nu-latn',
};

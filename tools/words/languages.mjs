/** The language whose sentences all others are translations of. */
export const MAIN_LANGUAGE = 'en';

/**
 * Every language that has all sentences: the tag that its rules and figures follow (BCP 47), what it calls itself, and
 * where its lines begin. Nobody who grew up with those in `beta` has read them yet. A further language is one entry here
 * and one folder in `words`.
 */
export const LANGUAGES = {
  [MAIN_LANGUAGE]: { tag: 'en-GB', name: 'English', direction: 'ltr', isBeta: false },
  de: { tag: 'de-DE', name: 'Deutsch', direction: 'ltr', isBeta: true },
  fr: { tag: 'fr-FR', name: 'Français', direction: 'ltr', isBeta: true },
  es: { tag: 'es-ES', name: 'Español', direction: 'ltr', isBeta: true },
  pt: { tag: 'pt-PT', name: 'Português', direction: 'ltr', isBeta: true },
  ar: { tag: 'ar-u-nu-latn', name: 'العربية', direction: 'rtl', isBeta: true },
};

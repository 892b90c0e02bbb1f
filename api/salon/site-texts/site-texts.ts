import type { Fallbacks, Reading } from '../../common/translations.js';
import type { Language } from '../../words/types.gen.js';
import { siteTexts as sentences } from '../../words/words.gen.js';
import { legalTextIn, legalTextKeys, type LegalTextKey, LONGEST_LEGAL_TEXT } from './legal-texts.js';

/** The most characters that fit on the page. */
const MAX_HEADING = 80;
const MAX_INTRO = 400;
const MAX_LABEL = 40;

/** Every short text of the public pages that the owner may change, in the order of the pages, with its maximum length. */
export const siteTexts = {
  'hero.headline': MAX_HEADING,
  'hero.intro': MAX_INTRO,
  'hero.button': MAX_LABEL,

  'showcase.heading': MAX_HEADING,
  'showcase.intro': MAX_INTRO,
  'showcase.more': MAX_LABEL,

  'treatment.heading': MAX_HEADING,
  'treatment.text': MAX_INTRO,
  'treatment.customers.figure': MAX_LABEL,
  'treatment.customers.label': MAX_LABEL,
  'treatment.services.figure': MAX_LABEL,
  'treatment.services.label': MAX_LABEL,

  'testimonials.heading': MAX_HEADING,

  'message.heading': MAX_HEADING,
  'message.intro': MAX_INTRO,

  'visit.heading': MAX_HEADING,

  'portfolio.heading': MAX_HEADING,
  'portfolio.intro': MAX_INTRO,

  'team.heading': MAX_HEADING,
  'team.intro': MAX_INTRO,

  'services.heading': MAX_HEADING,
  'services.intro': MAX_INTRO,

  'contact.heading': MAX_HEADING,
  'contact.intro': MAX_INTRO,

  'privacy.heading': MAX_LABEL,

  'terms.heading': MAX_LABEL,

  'imprint.heading': MAX_LABEL,

  'footer.company': MAX_LABEL,
  'footer.links': MAX_LABEL,
  'footer.social': MAX_LABEL,
  'footer.note': MAX_INTRO,
} satisfies Record<string, number>;

export type SiteTextKey = keyof typeof siteTexts;

/** The text for each key. */
export type SiteTexts = Record<SiteTextKey, string>;

/** A text known to an older version may still be stored. */
const isSiteTextKey = (key: string): key is SiteTextKey => Object.hasOwn(siteTexts, key);

export const siteTextKeys = Object.keys(siteTexts).filter(isSiteTextKey);

export type EditableTextKey = SiteTextKey | LegalTextKey;

export const editableTextKeys: EditableTextKey[] = [...siteTextKeys, ...legalTextKeys];

/** In characters. */
export const longestOf = (key: EditableTextKey): number =>
  isSiteTextKey(key) ? siteTexts[key] : LONGEST_LEGAL_TEXT;

/** Maps the key `hero.headline` to the sentence `heroHeadline`. */
type SentenceOf<Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? `${First}${Capitalize<SentenceOf<Rest>>}`
  : Key;

const sentenceOf = (key: SiteTextKey): SentenceOf<SiteTextKey> =>
  key.replaceAll(/\.(.)/g, (_, letter: string) => letter.toUpperCase()) as SentenceOf<SiteTextKey>;

/** The default of a text. */
export const defaultOf = (key: EditableTextKey, language: Language): string =>
  isSiteTextKey(key) ? sentences[language][sentenceOf(key)]() : legalTextIn(key, language);

/** A stored text. */
interface OwnText {
  key: string;
  text: string;
}

/** The owner's texts in the main language and in the reader's. */
export interface OwnTexts {
  original: readonly OwnText[];
  /** Empty if the reader's language is the main one. */
  translated: readonly OwnText[];
}

/** The texts for a reader, and those that are in another language than requested. */
export interface TextsRead<Key extends EditableTextKey> {
  texts: Record<Key, string>;
  fallbacks: Fallbacks<Key>;
}

/**
 * The owner's texts where they exist, otherwise the defaults. An untranslated text of the owner stays in its original
 * language: our default would say something else.
 */
function textsOf<Key extends EditableTextKey>(
  keys: readonly Key[],
  { original, translated }: OwnTexts,
  { language, main }: Reading,
): TextsRead<Key> {
  const own = new Map(original.map(({ key, text }) => [key, text]));
  const inLanguage = new Map(translated.map(({ key, text }) => [key, text]));
  const fallbacks: Fallbacks<Key> = {};
  const read = keys.map((key) => {
    const translation = inLanguage.get(key);
    if (translation !== undefined) return [key, translation];
    const text = own.get(key);
    if (text !== undefined && main !== language) fallbacks[key] = main;
    return [key, text ?? defaultOf(key, language)];
  });
  // Every key is set, which the compiler can't infer.
  return { texts: Object.fromEntries(read) as Record<Key, string>, fallbacks };
}

export const textsOfSite = (own: OwnTexts, reading: Reading): TextsRead<SiteTextKey> =>
  textsOf(siteTextKeys, own, reading);

export const legalTextsOf = (own: OwnTexts, reading: Reading): TextsRead<LegalTextKey> =>
  textsOf(legalTextKeys, own, reading);

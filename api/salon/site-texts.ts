import { mainLanguage } from '../words/languages.gen.js';
import type { Language } from '../words/types.gen.js';
import { siteTexts as sentences } from '../words/words.gen.js';
import { legalTextKeys, type LegalTextKey, legalTexts } from './legal-texts.js';

/** In characters: what the page has room for. */
const heading = 80;
const intro = 400;
const label = 40;

/** Every short text of the public pages that the owner may change, in the order in which a visitor meets them, with its length. */
export const siteTexts = {
  'hero.headline': heading,
  'hero.intro': intro,
  'hero.button': label,

  'showcase.heading': heading,
  'showcase.intro': intro,
  'showcase.more': label,

  'treatment.heading': heading,
  'treatment.text': intro,
  'treatment.customers.figure': label,
  'treatment.customers.label': label,
  'treatment.services.figure': label,
  'treatment.services.label': label,

  'testimonials.heading': heading,

  'message.heading': heading,
  'message.intro': intro,

  'visit.heading': heading,

  'portfolio.heading': heading,
  'portfolio.intro': intro,

  'team.heading': heading,
  'team.intro': intro,

  'services.heading': heading,
  'services.intro': intro,

  'contact.heading': heading,
  'contact.intro': intro,

  'privacy.heading': label,

  'terms.heading': label,

  'imprint.heading': label,

  'footer.company': label,
  'footer.links': label,
  'footer.social': label,
  'footer.note': intro,
} satisfies Record<string, number>;

export type SiteTextKey = keyof typeof siteTexts;

/** What each text says on the site. */
export type SiteTexts = Record<SiteTextKey, string>;

/** A text that an older version of the app knew may still be stored. */
const isSiteTextKey = (key: string): key is SiteTextKey => Object.hasOwn(siteTexts, key);

export const siteTextKeys = Object.keys(siteTexts).filter(isSiteTextKey);

export type EditableTextKey = SiteTextKey | LegalTextKey;

export const editableTextKeys: EditableTextKey[] = [...siteTextKeys, ...legalTextKeys];

/** In characters. */
export const longestOf = (key: EditableTextKey): number =>
  isSiteTextKey(key) ? siteTexts[key] : legalTexts[key].longest;

/** `hero.headline` is called `heroHeadline` among the sentences. */
type SentenceOf<Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? `${First}${Capitalize<SentenceOf<Rest>>}`
  : Key;

const sentenceOf = (key: SiteTextKey): SentenceOf<SiteTextKey> =>
  key.replaceAll(/\.(.)/g, (_, letter: string) => letter.toUpperCase()) as SentenceOf<SiteTextKey>;

/** What a text says until the owner says otherwise. */
export const defaultOf = (key: EditableTextKey, language: Language): string =>
  isSiteTextKey(key) ? sentences[language][sentenceOf(key)]() : legalTexts[key].text;

/** The owner's texts where there are some, the defaults in this language elsewhere. */
function textsOf<Key extends EditableTextKey>(
  keys: Key[],
  changed: { key: string; text: string }[],
  language: Language,
): Record<Key, string> {
  const own = new Map(changed.map(({ key, text }) => [key, text]));
  // Every one of the keys is written, which the type of the result cannot see.
  return Object.fromEntries(keys.map((key) => [key, own.get(key) ?? defaultOf(key, language)])) as Record<
    Key,
    string
  >;
}

export const textsOfSite = (changed: { key: string; text: string }[], language: Language): SiteTexts =>
  textsOf(siteTextKeys, changed, language);

export const editableTextsOf = (
  changed: { key: string; text: string }[],
  language: Language,
): Record<EditableTextKey, string> => textsOf(editableTextKeys, changed, language);

/** Until the owner writes their own, these are in English: what they say binds, and is not ours to translate. */
export const legalTextsOf = (changed: { key: string; text: string }[]): Record<LegalTextKey, string> =>
  textsOf(legalTextKeys, changed, mainLanguage);

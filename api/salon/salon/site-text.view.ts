import { ApiProperty } from '@nestjs/swagger';
import { InEachLanguage } from '../../common/http/in-each-language.js';
import { sourceHashOf, type WordsState, wordsStates } from '../../common/translations.js';
import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import type { SiteText } from './site-text.entity.js';
import type { SiteTextWords } from './site-text-words.entity.js';
import { defaultOf, type EditableTextKey, editableTextKeys, longestOf } from '../site-texts/site-texts.js';

/** A text of the site in another language. */
export class SiteTextWordsView {
  /** The owner's text; null without one. */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  /** The app's standard text, used until the owner writes one in any language. */
  default: string;

  /** `changed`: the original has changed since. `missing`: the owner's own text has no translation. */
  @ApiProperty({ enum: wordsStates, enumName: 'WordsState' })
  state: WordsState;
}

export class SiteTextInEachLanguageView extends InEachLanguage(SiteTextWordsView) {}

/** A text of the site, for the admins who may change it. */
export class SiteTextView {
  @ApiProperty({ enum: editableTextKeys, enumName: 'SiteTextKey' })
  key: EditableTextKey;

  text: string;

  /** The standard text. */
  default: string;

  /** In characters. */
  longest: number;

  /** In every language but the main one. */
  words: SiteTextInEachLanguageView;
}

export const toSiteTextView = (
  key: EditableTextKey,
  { own, words, main }: { own: readonly SiteText[]; words: readonly SiteTextWords[]; main: Language },
): SiteTextView => {
  const original = own.find((text) => text.key === key)?.text;
  const hash = siteTextHash(original);
  const inLanguages = languages.flatMap((language): [Language, SiteTextWordsView][] => {
    if (language === main) return [];
    const translated = words.find((one) => one.key === key && one.lang === language);
    const isMissing = original !== undefined && !translated;
    const isChanged = translated !== undefined && translated.sourceHash !== hash;
    const state: WordsState = isMissing ? 'missing' : isChanged ? 'changed' : 'fine';
    return [[language, { text: translated?.text ?? null, default: defaultOf(key, language), state }]];
  });
  return {
    key,
    text: original ?? defaultOf(key, main),
    default: defaultOf(key, main),
    longest: longestOf(key),
    words: Object.fromEntries(inLanguages),
  };
};

/** Translations of the owner's text; default texts come translated. */
export const siteTextHash = (text = ''): string => sourceHashOf(['text'], { text });

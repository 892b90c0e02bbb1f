import { createHash } from 'node:crypto';
import { languages } from '../words/languages.gen.js';
import type { Language } from '../words/types.gen.js';

/** Which language somebody reads, and which one the owner's originals are in. */
export interface Reading {
  language: Language;
  main: Language;
}

/** One translation as it is stored; null is not translated. */
export type StoredWords<Field extends string> = Record<Field, string | null> & {
  lang: string;
  sourceHash: string;
};

/** Which texts are not in the language that was asked for, and what they are in instead. */
export type Fallbacks<Field extends string> = Partial<Record<Field, Language>>;

/** `missing`: a text has no translation. `changed`: the original is another one since. */
export const wordsStates = ['fine', 'changed', 'missing'] as const;
export type WordsState = (typeof wordsStates)[number];

/** What the owner wrote in one language, and whether it is still right. */
export type Translation<Field extends string> = Record<Field, string | null> & { state: WordsState };

/** Tells an original from the one that was translated. */
export const sourceHashOf = <Field extends string>(
  fields: readonly Field[],
  original: Record<Field, string>,
): string =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => original[field])))
    .digest('base64url')
    .slice(0, 22);

/**
 * The texts as a reader gets them: in their language as far as the owner has translated them, else the originals.
 *
 * @param reading null for the originals
 */
export function readWords<Field extends string>(
  fields: readonly Field[],
  original: Record<Field, string>,
  translations: () => readonly StoredWords<Field>[],
  reading: Reading | null,
): Record<Field, string> & { fallbacks: Fallbacks<Field> } {
  const texts = Object.fromEntries(fields.map((field) => [field, original[field]])) as Record<Field, string>;
  const fallbacks: Fallbacks<Field> = {};
  if (reading === null || reading.language === reading.main) return { ...texts, fallbacks };
  const words = translations().find(({ lang }) => lang === reading.language);
  for (const field of fields) {
    const translated = words?.[field];
    // Nothing has to be translated of nothing.
    if (original[field] === '') continue;
    if (translated) texts[field] = translated;
    else fallbacks[field] = reading.main;
  }
  return { ...texts, fallbacks };
}

/** Every translation that this version knows the language of, with its state. */
export function translationsOf<Field extends string>(
  fields: readonly Field[],
  original: Record<Field, string>,
  translations: readonly StoredWords<Field>[],
): Partial<Record<Language, Translation<Field>>> {
  const hash = sourceHashOf(fields, original);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const words = translations.find(({ lang }) => lang === language);
      if (!words) return [];
      const texts = Object.fromEntries(fields.map((field) => [field, words[field]]));
      const isMissing = fields.some((field) => original[field] !== '' && !words[field]);
      const state: WordsState = isMissing ? 'missing' : words.sourceHash === hash ? 'fine' : 'changed';
      return [[language, { ...texts, state }]];
    }),
  );
}

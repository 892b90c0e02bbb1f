import { createHash } from 'node:crypto';
import { languages } from '../words/languages.gen.js';
import type { Language } from '../words/types.gen.js';

/** The reader's language, and the language of the owner's originals. */
export interface Reading {
  language: Language;
  main: Language;
}

/** One stored translation; null means untranslated. */
export type StoredWords<Field extends string> = Record<Field, string | null> & {
  lang: string;
  sourceHash: string;
};

/** Texts that are not in the requested language, with the language they are in. */
export type Fallbacks<Field extends string> = Partial<Record<Field, Language>>;

/** `missing`: a text has no translation. `changed`: the original has changed since. */
export const wordsStates = ['fine', 'changed', 'missing'] as const;
export type WordsState = (typeof wordsStates)[number];

/** The owner's texts in one language, and if they are up to date. */
export type Translation<Field extends string> = Record<Field, string | null> & { state: WordsState };

/** Texts that a noun got later. Left out while empty, so that earlier translations keep their hash. */
const laterTexts = new Set(['steps', 'aftercare']);

/** Identifies the original that was translated. */
export const sourceHashOf = <Field extends string>(
  fields: readonly Field[],
  original: Record<Field, string>,
): string => {
  const last = fields.findLastIndex((field) => original[field] !== '' || !laterTexts.has(field));
  const texts = fields.slice(0, last + 1).map((field) => original[field]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
};

/**
 * The texts for a reader: translated as far as possible, otherwise the originals.
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
    // An empty text needs no translation.
    if (original[field] === '') continue;
    if (translated) texts[field] = translated;
    else fallbacks[field] = reading.main;
  }
  return { ...texts, fallbacks };
}

/** All translations in supported languages, with their state. */
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

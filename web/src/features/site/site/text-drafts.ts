import type { WordsState } from '../../../lib/language-drafts';
import { languages } from '../../../words/languages.gen';
import type { Language, SiteDeskWords } from '../../../words/types.gen';
import type { SiteText } from './models';

/** Every text of the site in a form, by field name. */
export type TextDrafts = Record<string, string>;

/** In a form, a dot in a field name would mean nesting. */
export const nameOf = (key: string): string => key.replaceAll('.', '/');

/** The field of a text in another language. */
export const nameIn = (language: Language, key: string): string => `${language}:${nameOf(key)}`;

/** The field for "the translation still fits its changed original": `yes`, or empty. */
export const rightNameIn = (language: Language, key: string): string => `${language}:right:${nameOf(key)}`;

/** The stored text in another language. */
const storedIn = ({ words }: SiteText, language: Language): string => words[language]?.text ?? '';

export const draftsOf = (texts: readonly SiteText[]): TextDrafts =>
  Object.fromEntries([
    ...texts.map(({ key, text }): [string, string] => [nameOf(key), text]),
    ...texts.flatMap((text) =>
      languages
        .filter((language) => text.words[language])
        .flatMap((language): [string, string][] => [
          [nameIn(language, text.key), storedIn(text, language)],
          [rightNameIn(language, text.key), ''],
        ]),
    ),
  ]);

export const valueOf = (drafts: TextDrafts, { key, text }: SiteText): string => drafts[nameOf(key)] ?? text;

function mistakeIn(words: SiteDeskWords, drafts: TextDrafts, text: SiteText): string | null {
  const value = valueOf(drafts, text).trim();
  if (!value) return words.enterText();
  return [...value].length > text.longest ? words.textTooLong({ longest: text.longest }) : null;
}

/** Errors in the texts, by field name. */
export const mistakesIn = (
  words: SiteDeskWords,
  drafts: TextDrafts,
  texts: readonly SiteText[],
): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap((text): [string, string][] => {
      const mistake = mistakeIn(words, drafts, text);
      const tooLong = languages
        .filter((language) => [...translationOf(drafts, text, language).trim()].length > text.longest)
        .map((language): [string, string] => [
          nameIn(language, text.key),
          words.textTooLong({ longest: text.longest }),
        ]);
      return mistake ? [[nameOf(text.key), mistake], ...tooLong] : tooLong;
    }),
  );

export const translationOf = (drafts: TextDrafts, text: SiteText, language: Language): string =>
  drafts[nameIn(language, text.key)] ?? storedIn(text, language);

export const isRightIn = (drafts: TextDrafts, { key }: SiteText, language: Language): boolean =>
  drafts[rightNameIn(language, key)] === 'yes';

/** The state of a text in a language, including unsaved input. Default texts come translated. */
export function stateIn(drafts: TextDrafts, text: SiteText, language: Language): WordsState {
  const original = valueOf(drafts, text).trim();
  const translation = translationOf(drafts, text, language).trim();
  if (!translation) return original === text.default ? 'fine' : 'missing';
  if (translation !== storedIn(text, language) || isRightIn(drafts, text, language)) return 'fine';
  return original !== text.text || text.words[language]?.state === 'changed' ? 'changed' : 'fine';
}

/** Edited translations in the API's format. */
export function translationsOf(
  drafts: TextDrafts,
  texts: readonly SiteText[],
): Partial<Record<Language, Record<string, string | null>>> {
  const changes = languages.flatMap((language): [Language, Record<string, string | null>][] => {
    const changed = texts.flatMap((text): [string, string | null][] => {
      const translation = translationOf(drafts, text, language).trim();
      const isSent = translation !== storedIn(text, language) || isRightIn(drafts, text, language);
      return isSent ? [[text.key, translation || null]] : [];
    });
    return changed.length > 0 ? [[language, Object.fromEntries(changed)]] : [];
  });
  return Object.fromEntries(changes);
}

/** The changes to send; null restores a text's default, including its future versions. */
export function changesOf(drafts: TextDrafts, texts: readonly SiteText[]): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  for (const text of texts) {
    const value = valueOf(drafts, text).trim();
    if (value !== text.text) changes[text.key] = value === text.default ? null : value;
  }
  return changes;
}

/** The field for the server's errors at `hero.headline` or `words.pt.hero.headline`. */
export function nameOfError(path: string): string {
  const [, language, key] = /^words\.([^.]+)\.(.+)$/.exec(path) ?? [];
  return language === undefined || key === undefined ? nameOf(path) : `${language}:${nameOf(key)}`;
}

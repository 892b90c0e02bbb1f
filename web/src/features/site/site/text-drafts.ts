import type { WordsState } from '../../../lib/language-drafts';
import { languages } from '../../../words/languages.gen';
import type { Language, SiteDeskWords } from '../../../words/types.gen';
import type { SiteText } from './models';

/** Every text of the site as a form holds it, by its name in the form. */
export type TextDrafts = Record<string, string>;

/** To a form, a dot in a name would mean a field within another. */
export const nameOf = (key: string): string => key.replaceAll('.', '/');

/** A text in another language. */
export const nameIn = (language: Language, key: string): string => `${language}:${nameOf(key)}`;

/** Whether a translation still fits the original that was changed: `yes`, or empty. */
export const rightNameIn = (language: Language, key: string): string => `${language}:right:${nameOf(key)}`;

/** What is stored in another language. */
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

/** What is wrong with the texts, by their names in the form. */
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

/** How a text stands in a language, with everything that is typed. A text of ours is translated by us. */
export function stateIn(drafts: TextDrafts, text: SiteText, language: Language): WordsState {
  const original = valueOf(drafts, text).trim();
  const translation = translationOf(drafts, text, language).trim();
  if (!translation) return original === text.default ? 'fine' : 'missing';
  if (translation !== storedIn(text, language) || isRightIn(drafts, text, language)) return 'fine';
  return original !== text.text || text.words[language]?.state === 'changed' ? 'changed' : 'fine';
}

/** What was written in other languages, as it is sent. */
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

/** What is to be sent; null gives a text its default again, today's and every later one. */
export function changesOf(drafts: TextDrafts, texts: readonly SiteText[]): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  for (const text of texts) {
    const value = valueOf(drafts, text).trim();
    if (value !== text.text) changes[text.key] = value === text.default ? null : value;
  }
  return changes;
}

/** Where the form shows what the server says about `hero.headline`, or about `words.pt.hero.headline`. */
export function nameOfError(path: string): string {
  const [, language, key] = /^words\.([^.]+)\.(.+)$/.exec(path) ?? [];
  return language === undefined || key === undefined ? nameOf(path) : `${language}:${nameOf(key)}`;
}

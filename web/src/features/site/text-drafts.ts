import type { SiteDeskWords } from '../../words/types.gen';
import type { SiteText } from './models';

/** Every text of the site as a form holds it, by its name in the form. */
export type TextDrafts = Record<string, string>;

/** To a form, a dot in a name would mean a field within another. */
export const nameOf = (key: string): string => key.replaceAll('.', '/');

export const draftsOf = (texts: readonly SiteText[]): TextDrafts =>
  Object.fromEntries(texts.map(({ key, text }) => [nameOf(key), text]));

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
    texts.flatMap((text) => {
      const mistake = mistakeIn(words, drafts, text);
      return mistake ? [[nameOf(text.key), mistake]] : [];
    }),
  );

/** What is to be sent; null gives a text its default again, today's and every later one. */
export function changesOf(drafts: TextDrafts, texts: readonly SiteText[]): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  for (const text of texts) {
    const value = valueOf(drafts, text).trim();
    if (value !== text.text) changes[text.key] = value === text.default ? null : value;
  }
  return changes;
}

import type { SiteText } from './models';

/** What has been typed and not been saved, by the key of the text. */
export type TextDrafts = Readonly<Record<string, string>>;

export const valueOf = (drafts: TextDrafts, { key, text }: SiteText): string => drafts[key] ?? text;

/** Forgets what was typed; the site's text comes back. */
export function undone(drafts: TextDrafts, { key }: SiteText): TextDrafts {
  const { [key]: _, ...others } = drafts;
  return others;
}

/** What is typed back to what the site says is no change. */
export const typed = (drafts: TextDrafts, text: SiteText, value: string): TextDrafts =>
  value === text.text ? undone(drafts, text) : { ...drafts, [text.key]: value };

export const reset = (drafts: TextDrafts, text: SiteText): TextDrafts => typed(drafts, text, text.default);

export function mistakeIn(drafts: TextDrafts, text: SiteText): string | null {
  const value = valueOf(drafts, text).trim();
  if (!value) return 'Enter a text, or reset it to the default.';
  return [...value].length > text.longest
    ? `This is too long: the limit is ${text.longest} characters.`
    : null;
}

/** What is to be sent; null gives a text its default again, today's and every later one. */
export function changesOf(drafts: TextDrafts, texts: readonly SiteText[]): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  for (const text of texts) {
    const value = drafts[text.key]?.trim();
    if (value !== undefined && value !== text.text) changes[text.key] = value === text.default ? null : value;
  }
  return changes;
}

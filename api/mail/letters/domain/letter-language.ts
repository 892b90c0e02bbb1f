import { knownLanguage } from '../../../common/words/known-language.js';
import type { Language } from '../../../words/types.gen.js';

/** The salon's languages: the main one, and others with public pages. */
export interface SpokenLanguages {
  main: Language;
  others: readonly Language[];
}

/** An addressee's languages as stored; null if unknown. */
export interface Addressed {
  /** The language chosen in the account for pages and emails. */
  account: string | null;
  /** From the client record, the booking, and the page where the email was requested. The first supported one counts. */
  others: readonly (string | null)[];
}

/**
 * The language of an email. An account may choose any of the app's languages. The others come from pages of the site:
 * a language that the salon dropped, or this version does not support, is skipped.
 */
export function letterLanguage({ account, others }: Addressed, spoken: SpokenLanguages): Language {
  const chosen = knownLanguage(account);
  if (chosen !== null) return chosen;
  const onSite = [spoken.main, ...spoken.others];
  return others.map(knownLanguage).find((lang) => lang !== null && onSite.includes(lang)) ?? spoken.main;
}

import { knownLanguage } from '../../../common/words/known-language.js';
import type { Language } from '../../../words/types.gen.js';

/** What the salon speaks: its main language, and the others in which it has public pages. */
export interface SpokenLanguages {
  main: Language;
  others: readonly Language[];
}

/** Who reads what, as it is stored; null where nobody said. */
export interface Addressed {
  /** What the owner of the account chose for their pages and emails. */
  account: string | null;
  /** In a client record, of a booking, of the page on which the email was asked for. The first that the salon speaks counts. */
  others: readonly (string | null)[];
}

/**
 * The language of an email. The account's is a choice among all of the program's. The others come from pages of the site:
 * in one that the salon no longer has, or that this version does not speak, nothing is written.
 */
export function letterLanguage({ account, others }: Addressed, spoken: SpokenLanguages): Language {
  const chosen = knownLanguage(account);
  if (chosen !== null) return chosen;
  const onSite = [spoken.main, ...spoken.others];
  return others.map(knownLanguage).find((lang) => lang !== null && onSite.includes(lang)) ?? spoken.main;
}

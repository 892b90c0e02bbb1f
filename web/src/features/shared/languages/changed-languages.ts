import type { Language } from '../../../words/types.gen';
import type { SalonLanguages } from './models';

/** What an admin is about to do with one of the languages. */
export interface LanguageQuestion {
  kind: 'publish' | 'withdraw' | 'remove' | 'main';
  language: Language;
}

/** The languages as they are after a decision. The main one of before stays where visitors find it. */
export function changedLanguages(
  { mainLanguage, others }: SalonLanguages,
  { kind, language }: LanguageQuestion,
): SalonLanguages {
  const rest = others.filter((one) => one.language !== language);
  if (kind === 'main')
    return { mainLanguage: language, others: [{ language: mainLanguage, isPublic: true }, ...rest] };
  if (kind === 'remove') return { mainLanguage, others: rest };
  const isPublic = kind === 'publish';
  return {
    mainLanguage,
    others: others.map((one) => (one.language === language ? { ...one, isPublic } : one)),
  };
}

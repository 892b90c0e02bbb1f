import type { Language } from '../../../words/types.gen';
import type { SalonLanguages } from './models';

/** An admin's action on a language. */
export interface LanguageQuestion {
  kind: 'publish' | 'withdraw' | 'remove' | 'main';
  language: Language;
}

/** The languages after the action. The previous main language stays available to visitors. */
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

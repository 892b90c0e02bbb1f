import type { LanguageQuestion } from './language-dialog';
import type { SalonLanguages } from './models';

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

import type { Plan } from './plan.js';

interface Titled {
  lang: string;
  title: string | null;
}

/** What something is called in a client's language; null when it has no other title there than the salon's own. */
export const titleIn = (
  lang: string | null,
  { salon }: Pick<Plan, 'salon'>,
  words: readonly Titled[] | undefined,
): string | null =>
  lang === null || lang === salon.mainLanguage
    ? null
    : (words?.find((translated) => translated.lang === lang)?.title ?? null);

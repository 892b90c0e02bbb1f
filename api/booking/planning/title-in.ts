import type { Plan } from './plan.js';

interface Titled {
  lang: string;
  title: string | null;
}

/** The title in a client's language; null if there is no translation that differs from the salon's own title. */
export const titleIn = (
  lang: string | null,
  { salon }: Pick<Plan, 'salon'>,
  words: readonly Titled[] | undefined,
): string | null =>
  lang === null || lang === salon.mainLanguage
    ? null
    : (words?.find((translated) => translated.lang === lang)?.title ?? null);

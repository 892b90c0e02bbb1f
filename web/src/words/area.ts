import type { Language } from './types.gen';

/** A promise that tells React what it has brought, so that what is there is never waited for. */
type Tracked<Words> = Promise<Words> & { status?: 'fulfilled'; value?: Words };

/** The sentences of a part of the web app, fetched in the languages that are wanted. */
export interface Area<Words> {
  readonly name: string;
  /** Fetches them once, and hands out one promise for all; a failed try is made again by the next. */
  fetch(language: Language): Promise<Words>;
}

const inUse = new Set<Area<unknown>>();

export function areaOf<Words>(
  name: string,
  files: Record<Language, () => Promise<{ words: Words }>>,
): Area<Words> {
  const asked = new Map<Language, Tracked<Words>>();
  const ask = (language: Language): Tracked<Words> => {
    const answer: Tracked<Words> = files[language]().then(
      ({ words }) => {
        answer.status = 'fulfilled';
        answer.value = words;
        return words;
      },
      (error: unknown) => {
        asked.delete(language);
        throw error;
      },
    );
    asked.set(language, answer);
    return answer;
  };
  const area: Area<Words> = {
    name,
    fetch(language) {
      inUse.add(area);
      return asked.get(language) ?? ask(language);
    },
  };
  return area;
}

/** Fetches what is in use so far in another language, so that a page changes its language at once and as a whole. */
export const fetchAllInUse = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map((area) => area.fetch(language)));

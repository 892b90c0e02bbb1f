import type { Language } from './types.gen';

/** A promise that tells React what it has brought, so that what is there is never waited for. */
type Tracked<Words> = Promise<Words> & { status?: 'fulfilled'; value?: Words };

/** The sentences of a part of the web app, fetched in the languages that are wanted. */
export interface Area<Words> {
  readonly name: string;
  /** Fetches them once, and hands out one promise for all; a failed try is made again by the next. */
  fetch(language: Language): Promise<Words>;
}

/** All whose page or part has come. */
const known = new Set<Area<unknown>>();

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
      return asked.get(language) ?? ask(language);
    },
  };
  known.add(area);
  return area;
}

export const knownAreas = (): readonly Area<unknown>[] => [...known];

export const fetchAreas = (areas: readonly Area<unknown>[], language: Language): Promise<unknown> =>
  Promise.all(areas.map((area) => area.fetch(language)));

import type { Language } from './types.gen';

/** A promise with its result attached for React, so that loaded texts are never awaited. */
type Tracked<Words> = Promise<Words> & { status?: 'fulfilled'; value?: Words };

/** The sentences of a part of the web app, loaded per language. */
export interface Area<Words> {
  readonly name: string;
  /** Loads them once and shares the promise; a failed load is retried on the next call. */
  fetch(language: Language): Promise<Words>;
}

/** All areas whose page or part has loaded. */
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

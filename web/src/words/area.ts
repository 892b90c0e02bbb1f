import type { Language } from './types.gen';

/** The sentences of a part of the web app, fetched in the languages that are wanted. */
export interface Area<Words> {
  /** What has been fetched; it never changes, so that all may share it. */
  readonly fetched: ReadonlyMap<Language, Words>;
  /** Fetches them once; a failed try is made again by the next. */
  fetch(language: Language): Promise<Words>;
}

const inUse = new Set<Area<unknown>>();

export function areaOf<Words>(files: Record<Language, () => Promise<{ words: Words }>>): Area<Words> {
  const fetched = new Map<Language, Words>();
  const underWay = new Map<Language, Promise<Words>>();
  const begin = async (language: Language): Promise<Words> => {
    try {
      const { words } = await files[language]();
      fetched.set(language, words);
      return words;
    } catch (error) {
      underWay.delete(language);
      throw error;
    }
  };
  const area: Area<Words> = {
    fetched,
    fetch(language) {
      inUse.add(area);
      const known = underWay.get(language) ?? begin(language);
      underWay.set(language, known);
      return known;
    },
  };
  return area;
}

/** Fetches what is in use so far in another language, so that a page changes its language at once and as a whole. */
export const fetchAllInUse = (language: Language): Promise<unknown> =>
  Promise.all([...inUse].map((area) => area.fetch(language)));

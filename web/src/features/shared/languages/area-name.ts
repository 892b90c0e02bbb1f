import type { WordingWords } from '../../../words/types.gen';

/** The name of the place where clients read an area's sentences: “Booking” for "web/book". */
export const areaNameOf = (words: WordingWords, area: string): string =>
  words.areaName({ area: area.replace(/^\w+\//, '').replaceAll('-', '_') });

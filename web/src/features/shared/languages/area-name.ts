import type { WordingWords } from '../../../words/types.gen';

/** Where clients read the sentences of an area: “Booking” for "web/book". */
export const areaNameOf = (words: WordingWords, area: string): string =>
  words.areaName({ area: area.replace(/^\w+\//, '').replaceAll('-', '_') });

import type { WordingWords } from '../../../words/types.gen';
import type { TranslationProgress } from './models';

/** "12 of 40 texts translated" */
export const translatedCount = (words: WordingWords, { texts, translated }: TranslationProgress): string =>
  words.translatedCount({ done: translated, count: texts });

import { formatsIn, type Formats } from '../lib/formats';
import { formats } from '../words/formats.gen';
import type { FormatsWords } from '../words/types.gen';
import { useWords } from '../words/use-words';

const made = new WeakMap<FormatsWords, Formats>();

/** How days, times, money and lists are written in the language of the page. */
export function useFormats(): Formats {
  const words = useWords(formats);
  const known = made.get(words) ?? formatsIn(words);
  made.set(words, known);
  return known;
}

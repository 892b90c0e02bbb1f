import type { DetailsWords, Language } from '../../words/types.gen.js';
import { details } from '../../words/words.gen.js';

type Name = keyof DetailsWords;

/** A sentence to be written once its reader is known: its name in `api/words/details.….json`, and its values. */
export type Sentence = { [One in Name]: { name: One; values: Parameters<DetailsWords[One]> } }[Name];

/** Names a sentence; its values are typed by its English text. */
export const sentence = <One extends Name>(name: One, ...values: Parameters<DetailsWords[One]>) =>
  ({ name, values }) as Sentence;

/** The sentence in the reader's language. */
export function say({ name, values }: Sentence, language: Language): string {
  const words = details[language][name] as (...values: unknown[]) => string;
  return words(...values);
}

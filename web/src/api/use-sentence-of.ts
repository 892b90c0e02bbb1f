import { shell } from '../words/shell.gen';
import type { ShellWords } from '../words/types.gen';
import { useWords } from '../words/use-words';
import { sentenceOf, type ProblemError } from './problem';

const made = new WeakMap<ShellWords, SentenceOf>();

export type SentenceOf = (problem: ProblemError, own?: Readonly<Record<string, string>>) => string;

/** The message about a failed call, in the page's language; the caller's own sentences take precedence. */
export function useSentenceOf(): SentenceOf {
  const words = useWords(shell);
  const known = made.get(words) ?? ((problem, own) => sentenceOf(words, problem, own));
  made.set(words, known);
  return known;
}

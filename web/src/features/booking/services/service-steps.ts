import type { PublicSiteWords } from '../../../words/types.gen';

interface Segment {
  kind: 'active' | 'processing';
  minutes: number;
}

/** The steps of a service, segment by segment, in everyday words. */
export function stepsOf(
  words: PublicSiteWords,
  segments: readonly Segment[],
): { minutes: number; sentence: string }[] {
  if (segments.length === 1) return segments.map(({ minutes }) => ({ minutes, sentence: words.stepWhole() }));
  return segments.map(({ kind, minutes }, index) => ({
    minutes,
    sentence: sentenceOf(words, kind, index, segments.length),
  }));
}

function sentenceOf(words: PublicSiteWords, kind: Segment['kind'], index: number, count: number): string {
  if (kind === 'processing') return words.stepProcessing();
  if (index === 0) return words.stepBegin();
  return index === count - 1 ? words.stepFinish() : words.stepContinue();
}

/** The owner's own steps, one per line; none if they have not written any. */
export const ownStepsOf = (steps: string): string[] =>
  steps
    .split('\n')
    .map((step) => step.trim())
    .filter((step) => step !== '');

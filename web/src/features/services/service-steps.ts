interface Segment {
  kind: 'active' | 'processing';
  minutes: number;
}

/** What happens in a service, stretch by stretch, in words that everybody understands. */
export function stepsOf(segments: readonly Segment[]): { minutes: number; sentence: string }[] {
  if (segments.length === 1)
    return segments.map(({ minutes }) => ({ minutes, sentence: 'We are with you from start to finish.' }));
  return segments.map(({ kind, minutes }, index) => ({
    minutes,
    sentence: sentenceOf(kind, index, segments.length),
  }));
}

function sentenceOf(kind: Segment['kind'], index: number, count: number): string {
  if (kind === 'processing') return 'It takes effect while you sit back.';
  if (index === 0) return 'We begin.';
  return index === count - 1 ? 'We finish.' : 'We continue.';
}

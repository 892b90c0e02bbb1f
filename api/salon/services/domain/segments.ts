/** In an active segment a team member works; in a processing one the client waits and the team member is free. */
export interface Segment {
  readonly kind: 'active' | 'processing';
  readonly minutes: number;
}

export type SegmentProblem =
  | 'no-segments'
  | 'starts-with-processing'
  | 'ends-with-processing'
  | 'processing-follows-processing'
  | 'segment-not-in-fives'
  | 'buffer-not-in-fives'
  | 'longer-than-twelve-hours';

const MAX_MINUTES = 12 * 60;

/** Why these segments and this buffer are invalid; empty if they are valid. */
export function segmentProblems(segments: readonly Segment[], bufferMinutes: number): SegmentProblem[] {
  const problems: SegmentProblem[] = [];
  const kinds = segments.map(({ kind }) => kind);
  const repeats = kinds.some((kind, index) => kind === 'processing' && kinds[index + 1] === 'processing');
  if (segments.length === 0) problems.push('no-segments');
  if (kinds.at(0) === 'processing') problems.push('starts-with-processing');
  if (kinds.at(-1) === 'processing') problems.push('ends-with-processing');
  if (repeats) problems.push('processing-follows-processing');
  if (!segments.every(({ minutes }) => isInFives(minutes) && minutes > 0))
    problems.push('segment-not-in-fives');
  if (!isInFives(bufferMinutes)) problems.push('buffer-not-in-fives');
  if (segments.reduce((sum, { minutes }) => sum + minutes, bufferMinutes) > MAX_MINUTES)
    problems.push('longer-than-twelve-hours');
  return problems;
}

function isInFives(minutes: number): boolean {
  return minutes >= 0 && minutes % 5 === 0;
}

import { type Interval, merge } from '../../common/time/interval.js';

/** While a segment is active a member of staff works; while it is processing the client waits and they are free. */
export interface Segment {
  readonly kind: 'active' | 'processing';
  readonly minutes: number;
}

/** A service as one member of staff gives it. The buffer is the clean-up after it: it blocks them, not the client. */
export interface Treatment {
  readonly staffId: string;
  readonly segments: readonly Segment[];
  readonly bufferMinutes: number;
}

/** How long the client is there. */
export function clientMinutes(segments: readonly Segment[]): number {
  let minutes = 0;
  for (const segment of segments) minutes += segment.minutes;
  return minutes;
}

/**
 * When the member of staff is needed, in minutes after the client's start: a stretch for each run of active
 * segments, the last one lengthened by the buffer.
 */
export function occupiedOffsets({ segments, bufferMinutes }: Treatment): Interval[] {
  const active: Interval[] = [];
  let end = 0;
  for (const { kind, minutes } of segments) {
    const start = end;
    end += minutes;
    if (kind === 'active') active.push({ start, end });
  }
  const last = active.pop();
  if (last !== undefined) active.push({ start: last.start, end: last.end + bufferMinutes });
  return merge(active);
}

/** The segments with the minutes of add-ons, which lengthen the last active one. */
export function withAddOns(segments: readonly Segment[], addOnMinutes: number): Segment[] {
  const last = segments.findLastIndex(({ kind }) => kind === 'active');
  return segments.map((segment, index) =>
    index === last ? { ...segment, minutes: segment.minutes + addOnMinutes } : segment,
  );
}

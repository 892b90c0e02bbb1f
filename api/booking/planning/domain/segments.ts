import { type Interval, merge } from '../../../common/time/interval.js';

/**
 * In an active segment the team member works; in a processing segment the client waits and the team member is free.
 */
export interface Segment {
  readonly kind: 'active' | 'processing';
  readonly minutes: number;
}

/** One unit of a pool that a service needs: a chair for all of it, a basin for its last segment. */
export interface Need {
  readonly poolId: string;
  /** Indexes of segments, from 0; null for the whole service. */
  readonly segments: readonly number[] | null;
  /** Minutes for which the unit is not free afterwards. */
  readonly turnoverMinutes: number;
}

/**
 * A service as one team member does it. The buffer is the clean-up afterwards: it keeps them busy, but not the
 * client.
 */
export interface LineOption {
  readonly staffId: string;
  readonly segments: readonly Segment[];
  readonly bufferMinutes: number;
  /** Left out if no one pays. */
  readonly priceCents?: number;
  /** Rooms and devices; left out for none. */
  readonly needs?: readonly Need[];
}

/** The duration for the client in minutes. */
export function clientMinutes(segments: readonly Segment[]): number {
  let minutes = 0;
  for (const segment of segments) minutes += segment.minutes;
  return minutes;
}

/**
 * The times at which the team member is needed, in minutes after the client's start: one interval for each run of
 * active segments, the last one extended by the buffer.
 */
export function occupiedOffsets({ segments, bufferMinutes }: LineOption): Interval[] {
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

/** The segments, with the last active one extended by the minutes of add-ons. */
export function withAddOns(segments: readonly Segment[], addOnMinutes: number): Segment[] {
  const last = segments.findLastIndex(({ kind }) => kind === 'active');
  return segments.map((segment, index) =>
    index === last ? { ...segment, minutes: segment.minutes + addOnMinutes } : segment,
  );
}

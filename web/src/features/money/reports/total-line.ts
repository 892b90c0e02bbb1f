import type { LinePoint } from '../../../ui/charts/line-chart';
import { runningTotals } from '../../../ui/charts/scale';

/** A day or a month of a period. */
export interface Part {
  firstDay: string;
  lastDay: string;
}

/**
 * The points of a running total and of the previous one, part by part. A running period ends with today; bookings for
 * the coming days continue from there.
 */
export function totalLine<One extends Part>({
  parts,
  before = [],
  today,
  valueOf,
  aheadOf,
  labelOf,
}: {
  parts: readonly One[];
  /** An older server doesn't send these. */
  before?: readonly One[] | undefined;
  today: string;
  valueOf: (part: One) => number;
  aheadOf?: (part: One) => number;
  labelOf: (part: One) => string;
}): LinePoint[] {
  const totals = runningTotals(parts.map(valueOf));
  const totalsBefore = runningTotals(before.map(valueOf));
  const begun = parts.filter(({ firstDay }) => firstDay <= today).length;
  const reached = totals[begun - 1] ?? 0;
  const ahead = runningTotals(parts.map((part) => (part.lastDay >= today ? (aheadOf?.(part) ?? 0) : 0)));
  const isAhead = (index: number) =>
    index >= begun && begun > 0 && aheadOf !== undefined && (ahead.at(-1) ?? 0) > 0;
  const hasBefore = totalsBefore.some((total) => total !== 0);
  const longer = parts.length >= before.length ? parts : before;
  return longer.map((_, index) => {
    const own = parts[index];
    return {
      label: own ? labelOf(own) : '',
      now: index < begun ? (totals[index] ?? null) : null,
      before: hasBefore ? (totalsBefore[index] ?? null) : null,
      ahead: own && isAhead(index) ? reached + (ahead[index] ?? 0) : null,
      single: own && index < begun ? valueOf(own) : 0,
    };
  });
}

/** Comparison of one figure with another. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** The change of an amount in percent of the earlier one, or of a share in points. */
  by: number;
  unit: 'percent' | 'points';
}

/**
 * Change of a figure; null without an earlier figure above zero to compare it with.
 * @param unit shares, 0 to 1, are compared in points: from 40 % to 50 % are ten
 */
export function changeOf(
  now: number | null,
  before: number | null,
  unit: Change['unit'] = 'percent',
): Change | null {
  if (now === null || before === null) return null;
  if (unit === 'percent' && before <= 0) return null;
  const difference = unit === 'percent' ? (now - before) / before : now - before;
  const by = Math.round(Math.abs(difference) * 1000) / 10;
  return { unit, by, direction: by === 0 ? 'same' : difference > 0 ? 'up' : 'down' };
}

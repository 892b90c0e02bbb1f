/** Start and end of an axis, and the values that have a line across the chart. */
export interface Axis {
  bottom: number;
  top: number;
  ticks: readonly number[];
}

const MOST_LINES = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * An axis from zero with three or four round lines. Below zero it begins only where a value does.
 * @param isWhole for what is counted: no line between two whole numbers
 */
export function axisOf(values: readonly number[], isWhole = false): Axis {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = stepOf(most - least, isWhole);
  const [from, to] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => rounded((from + index) * step));
  return { bottom: rounded(from * step), top: rounded(to * step), ticks };
}

/** Dividing by ten leaves rounding errors that no one wants to read: 0.30000000000000004. */
const rounded = (value: number): number => Number(value.toPrecision(12));

function stepOf(range: number, isWhole: boolean): number {
  if (range <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(range / MOST_LINES));
  const fits = roundSteps.map((step) => step * power).find((step) => range / step <= MOST_LINES);
  const step = fits ?? 10 * power;
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

/** Height of a value, from 0 to 100. */
export const heightOn = ({ bottom, top }: Axis, value: number): number =>
  ((value - bottom) / (top - bottom)) * 100;

/** The position of one of several places, 0 to 100; a single one is at the start. */
export const placeOf = (index: number, count: number): number =>
  count > 1 ? (index / (count - 1)) * 100 : 0;

/** The running total at each of them. */
export function runningTotals(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum = rounded(sum + value)));
}

/** The places with a label: the first, the last, and as many between as fit. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / (most - 1));
  const some = Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
  const last = some.at(-1) ?? 0;
  // Two at the end that touch are one too many.
  return count - 1 - last < step / 2
    ? [...some.slice(0, -1), count - 1]
    : last === count - 1
      ? some
      : [...some, count - 1];
}

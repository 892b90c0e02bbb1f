/** How much higher than wide a picture is shown, at least and at most; what goes beyond is cut off. */
const LOWEST = 9 / 16;
const HIGHEST = 16 / 9;

/** How many times as high as wide a picture is shown; 0 without one. */
export function heightRatio({ width, height }: { width: number | null; height: number | null }): number {
  return width && height ? Math.min(HIGHEST, Math.max(LOWEST, height / width)) : 0;
}

/** How far things move up, in widths of a column. */
export interface Closed {
  works: readonly { picture: number; words: number }[];
  /** What follows the last work, in the columns that the last row leaves. */
  next: number;
  /** What is left over below all of it. */
  rest: number;
}

/**
 * Works stand in rows, in the owner's order, though their pictures are not equally high: each moves up by as much as the
 * pictures above it in its column are lower than the highest of their rows. All of it follows from the sizes of the
 * pictures, so nothing has to be measured, and nothing moves when they arrive.
 */
export function closeUp(ratios: readonly number[], columns: number): Closed {
  const lifts = Array.from({ length: columns }, () => 0);
  const works: { picture: number; words: number }[] = [];
  let next = 0;
  for (let first = 0; first < ratios.length; first += columns) {
    const row = ratios.slice(first, first + columns);
    const highest = Math.max(...row);
    next = Math.min(...lifts.slice(row.length % columns));
    row.forEach((ratio, column) => {
      const picture = lifts[column] ?? 0;
      const words = picture + highest - ratio;
      lifts[column] = words;
      works.push({ picture, words });
    });
    // In a full row nothing is left over: what follows has the next one to itself.
    if (row.length === columns) next = Math.min(...lifts);
  }
  return { works, next, rest: Math.min(...lifts) };
}

/** The lowest and highest aspect ratio of a shown picture; the rest is cropped. */
const LOWEST = 9 / 16;
const HIGHEST = 16 / 9;

/** A picture's height relative to its width; 0 without one. */
export function heightRatio({ width, height }: { width: number | null; height: number | null }): number {
  return width && height ? Math.min(HIGHEST, Math.max(LOWEST, height / width)) : 0;
}

/** The distance by which things move up, in column widths. */
export interface Closed {
  works: readonly { picture: number; words: number }[];
  /** The element after the last work, in the columns left by the last row. */
  next: number;
  /** The space left over below everything. */
  rest: number;
}

/**
 * Works are in rows, in the owner's order, although their pictures vary in height: each moves up by the space above
 * it in its column. Everything follows from the pictures' sizes, so nothing has to be measured, and nothing moves
 * when they load.
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
    // After a full row, the following element gets the next row to itself.
    if (row.length === columns) next = Math.min(...lifts);
  }
  return { works, next, rest: Math.min(...lifts) };
}

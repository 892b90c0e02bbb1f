const EVERY_MS = 1000;
const SLOWLY_MS = 10_000;
const LONGEST_MS = 60_000;

/** A screen that nobody has touched for so long may still be read, but by nobody who waits for something. */
export const UNTOUCHED_MS = 30 * 60_000;

/** How long to wait before it is looked again whether anything is new: longer with each look that failed in a row. */
export function waitMs({ failures, untouchedMs }: { failures: number; untouchedMs: number }): number {
  const usual = untouchedMs < UNTOUCHED_MS ? EVERY_MS : SLOWLY_MS;
  return Math.min(usual * 2 ** failures, LONGEST_MS);
}

const EVERY_MS = 1000;
const SLOWLY_MS = 10_000;
const LONGEST_MS = 60_000;

/** After this long without interaction, the screen may still be read, but no one is waiting for news. */
export const UNTOUCHED_MS = 30 * 60_000;

/** Wait before the next check: longer with each consecutive failure. */
export function waitMs({ failures, untouchedMs }: { failures: number; untouchedMs: number }): number {
  const usual = untouchedMs < UNTOUCHED_MS ? EVERY_MS : SLOWLY_MS;
  return Math.min(usual * 2 ** failures, LONGEST_MS);
}

/** Fewer reviews say more about their authors than about the salon. */
const FEWEST = 5;

/** The average rating to one decimal; null while there are too few reviews to be meaningful. */
export const averageOf = ({ count, stars }: { count: number; stars: number }): number | null =>
  count < FEWEST ? null : Math.round((stars / count) * 10) / 10;

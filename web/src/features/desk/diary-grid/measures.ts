/** The column of times. */
export const GUTTER_PX = 60;

/** Below this a name and a service cannot be read, so the columns scroll sideways instead. */
export const LEAST_COLUMN_PX = 128;

/** So much of a column is left free at its end: a place to press, where the time is seen to pass. */
export const FREE_END_PX = 7;

/** How high so many minutes are. `--quarter` is a quarter of an hour, so that another size draws no card again. */
export const px = (minutes: number): string =>
  `calc(var(--quarter) * ${Math.round(minutes * 1000) / 15_000})`;

import type { Place } from '../diary-model/packing';

/** Width of the time column. */
export const GUTTER_PX = 60;

/** In narrower columns, names and services are unreadable, so the columns scroll sideways instead. */
export const LEAST_COLUMN_PX = 128;

/** The free edge of a column: a place to click, where the passing time is visible. */
export const FREE_END_PX = 7;

/** The height of this many minutes. `--quarter` is a quarter of an hour, so that zooming does not rerender cards. */
export const px = (minutes: number): string =>
  `calc(var(--quarter) * ${Math.round(minutes * 1000) / 15_000})`;

/** The horizontal position in a column, whose edge stays free. */
export const acrossOf = ({ lane, lanes, depth }: Place) => ({
  insetInlineStart: `calc((100% - ${FREE_END_PX}px) * ${lane / lanes} + ${2 + depth * 14}px)`,
  width: `calc((100% - ${FREE_END_PX}px) / ${lanes} - ${2 + depth * 14}px)`,
});

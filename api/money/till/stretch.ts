import type { LocalDate } from '../../common/time/local-date.js';

/** A part of the till's records: everything in one close, or one day if another till takes the money. */
export type Stretch = { closeNumber: number } | { day: LocalDate };

/** The column of sales and movements that selects this part, and its value. */
export const stretchOf = (
  stretch: Stretch,
): { column: 'close_number' | 'business_day'; value: number | string } =>
  'day' in stretch
    ? { column: 'business_day', value: stretch.day }
    : { column: 'close_number', value: stretch.closeNumber };

import type { LocalDate } from '../../common/time/local-date.js';

/** A part of what the till has recorded: what one close covers, or a day where another till takes the money. */
export type Stretch = { closeNumber: number } | { day: LocalDate };

/** The column of sales and movements that says what is part of it, and the value there. */
export const stretchOf = (
  stretch: Stretch,
): { column: 'close_number' | 'business_day'; value: number | string } =>
  'day' in stretch
    ? { column: 'business_day', value: stretch.day }
    : { column: 'close_number', value: stretch.closeNumber };

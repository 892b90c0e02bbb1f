import { integer, localDate, nullable, object, text } from '../../database/columns.js';
import type { EarlierTotals } from './domain/earlier-totals.js';

export const earlierTotalsColumn = nullable(
  object<EarlierTotals>({
    visits: nullable(integer),
    spentCents: nullable(integer),
    currency: text,
    noShows: nullable(integer),
    firstVisitDay: nullable(localDate),
    lastVisitDay: nullable(localDate),
  }),
);

import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import type { EarlierTotals } from './domain/earlier-totals.js';

/** What the system that the salon used before counted for a client; null where it didn’t say. */
export class EarlierTotalsView {
  @ApiProperty({ type: 'integer', nullable: true })
  visits: number | null;

  @ApiProperty({ type: Number, nullable: true })
  spent: number | null;
  currency: CurrencyView;

  @ApiProperty({ type: 'integer', nullable: true })
  noShows: number | null;

  @ApiProperty({ type: String, nullable: true })
  firstVisitDay: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastVisitDay: string | null;
}

export const toEarlierTotalsView = (totals: EarlierTotals | null): EarlierTotalsView | null =>
  totals && {
    visits: totals.visits,
    spent: totals.spentCents === null ? null : toPrice(totals.spentCents),
    currency: toCurrencyView(totals.currency),
    noShows: totals.noShows,
    firstVisitDay: totals.firstVisitDay,
    lastVisitDay: totals.lastVisitDay,
  };

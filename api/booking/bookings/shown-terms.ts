import { dateOf } from '../../common/time/epoch-minute.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import type { PriceKind } from '../../salon/services/service.entity.js';
import { toPrice } from '../../common/money/currency-step.js';
import { priceKindOf, spanOf } from '../booking-records/planned-booking.view.js';

/** The price and end that the person was shown before agreeing. */
export interface ShownTerms {
  totalPrice: number;
  endsAt: string;
}

export const priceCentsOf = ({ lines }: Pick<Scheduled, 'lines'>): number =>
  lines.reduce((sum, { option }) => sum + option.priceCents, 0);

/** True if the plan matches the terms they were shown. */
export function isAsShown(scheduled: Pick<Scheduled, 'lines'>, shown: ShownTerms): boolean {
  const endsAt = dateOf(spanOf(scheduled.lines).endsAt);
  return (
    toPrice(priceCentsOf(scheduled)) === shown.totalPrice &&
    endsAt.getTime() === new Date(shown.endsAt).getTime()
  );
}

/** The same with everything that the confirm step shows a new client: who does it, and how exact the price is. */
export interface ShownVisit extends ShownTerms {
  priceKind: PriceKind;
  currencyCode: string;
  /** One for each line, in their order. */
  staffIds: readonly string[];
}

export const isVisitAsShown = (scheduled: Scheduled, shown: ShownVisit): boolean =>
  isAsShown(scheduled, shown) &&
  priceKindOf(scheduled.lines.map(({ option }) => option)) === shown.priceKind &&
  scheduled.plan.salon.currency === shown.currencyCode &&
  scheduled.lines.map(({ option }) => option.staffId).join() === shown.staffIds.join();

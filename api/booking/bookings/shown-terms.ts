import { dateOf } from '../../common/time/epoch-minute.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import { toPrice } from '../../common/money/currency-step.js';
import { spanOf } from '../booking-records/planned-booking.view.js';

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

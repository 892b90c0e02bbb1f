import type { BookingRecord } from '../booking-records/booking.entity.js';
import { priceKindOf } from '../booking-records/planned-booking.view.js';
import { toPrice } from '../../common/money/currency-step.js';
import { bookableLinesOf } from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';
import type { AgainLineView, AgainView } from './rebooking.view.js';

/**
 * The same people and services, as far as they still exist.
 *
 * @param own set for a team member who books only in their own column
 */
export function linesAgain({ lines }: BookingRecord, plan: Plan, own: string | null): AgainLineView[] {
  return lines.flatMap((line) => {
    const service = plan.services.get(line.serviceId);
    const wanted = own ?? (line.anyStaff ? null : line.staffId);
    const offers = plan.offersOf(line.serviceId);
    const offer = offers.find(({ member }) => member.id === wanted);
    if (!service || offers.length === 0 || (own !== null && !offer)) return [];
    const offered = new Set(service.addOns.map(({ id }) => id));
    return [
      {
        serviceId: service.id,
        title: service.title,
        staffId: offer?.member.id ?? null,
        staffName: offer?.member.name ?? null,
        addOnIds: line.addOns.map(({ id }) => id).filter((id) => offered.has(id)),
      },
    ];
  });
}

/** The lowest price among those who may do it. */
export function priceAgain(
  lines: readonly AgainLineView[],
  plan: Plan,
): Pick<AgainView, 'totalPrice' | 'priceKind'> {
  const asked = lines.map(({ serviceId, staffId, addOnIds }) => ({ serviceId, staffId, addOnIds }));
  const bookables = bookableLinesOf(asked, plan);
  if ('problems' in bookables) throw new Error('What the plan has was not found in it.');
  const cheapest = bookables.map(({ options }) => Math.min(...options.map(({ priceCents }) => priceCents)));
  const isSame = bookables.every(
    ({ options }) => new Set(options.map(({ priceCents }) => priceCents)).size === 1,
  );
  const kind = priceKindOf(bookables.flatMap(({ options }) => options));
  return {
    totalPrice: toPrice(cheapest.reduce((sum, cents) => sum + cents, 0)),
    priceKind: isSame ? kind : 'from',
  };
}

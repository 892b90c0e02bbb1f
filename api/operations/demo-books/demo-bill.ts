import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { CheckoutDto, PaymentDto } from '../../money/checkout/dto/checkout.dto.js';
import type { SeededRandom } from '../demo/seeded-random.js';
import { discountReasons, products, tillShares } from './books.demo.js';

type CheckoutLine = CheckoutDto['lines'][number];

/** A price “from” of this and more rises in larger steps. */
const LARGE_PRICE_CENTS = 100_00;

/** What a client buys, before it is known what that comes to. */
export function billOf(
  booking: BookingRecord,
  productIds: readonly string[],
  chance: SeededRandom,
): CheckoutDto {
  const lines: CheckoutLine[] = booking.lines.map(({ id, priceKind, priceCents }) => ({
    kind: 'service',
    bookingLineId: id,
    ...(priceKind === 'from' && { price: toPrice(finalCents(priceCents, chance)) }),
  }));
  const staffId = booking.lines.at(-1)?.staffId;
  if (chance.happens(tillShares.withProduct)) lines.push(productLine(productIds, chance, staffId));
  const isDiscounted = chance.happens(tillShares.discounted);
  const isTipped = chance.happens(tillShares.tipped) && staffId !== undefined && booking.totalPriceCents > 0;
  return {
    bookingId: booking.id,
    lines,
    ...(isDiscounted && { discount: { percent: 10, reason: chance.pick(discountReasons) } }),
    ...(isTipped && { tips: [{ staffId, amount: tipFor(booking.totalPriceCents, chance) }] }),
  };
}

/** A client who only buys products. */
export const shopBill = (productIds: readonly string[], chance: SeededRandom): CheckoutDto => ({
  lines: [productLine(productIds, chance)],
});

/** How this total is paid. */
export function paymentsOf(totalCents: number, chance: SeededRandom): PaymentDto[] {
  const amount = toPrice(totalCents);
  if (totalCents === 0) return [];
  if (chance.happens(tillShares.byCash)) {
    const noteCents = totalCents > LARGE_PRICE_CENTS ? 50_00 : 20_00;
    return [{ method: 'cash', amount, tendered: toPrice(Math.ceil(totalCents / noteCents) * noteCents) }];
  }
  if (chance.happens(tillShares.byTransfer)) return [{ method: 'transfer', amount }];
  if (totalCents > LARGE_PRICE_CENTS && chance.happens(tillShares.inTwoWays)) {
    return [
      { method: 'cash', amount: 50 },
      { method: 'card', amount: toPrice(totalCents - 50_00) },
    ];
  }
  return [{ method: 'card', amount }];
}

function productLine(ids: readonly string[], chance: SeededRandom, staffId?: string): CheckoutLine {
  const place = chance.pickWeighted([...products.keys()], (index) => products[index]?.demand ?? 0);
  const quantity = chance.happens(0.1) ? 2 : 1;
  return {
    kind: 'product',
    productId: ids[place] ?? '',
    quantity,
    ...(staffId !== undefined && { staffId }),
  };
}

function finalCents(fromCents: number, chance: SeededRandom): number {
  const step = fromCents >= LARGE_PRICE_CENTS ? 10_00 : 5_00;
  return chance.happens(0.5) ? fromCents : fromCents + step * chance.between(1, 4);
}

/** About a tenth, in whole fives where it is much. */
function tipFor(totalCents: number, chance: SeededRandom): number {
  const tenth = totalCents / 1000;
  const tip = tenth > 10 ? Math.round(tenth / 5) * 5 : Math.max(2, Math.round(tenth));
  return chance.happens(0.2) ? tip + 5 : tip;
}

import type { BookingRecord } from '../../booking/booking-records/booking.entity.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { CheckoutDto, PaymentDto } from '../../money/checkout/dto/checkout.dto.js';
import type { SeededRandom } from '../demo/seeded-random.js';
import { discountReasons, products, tillShares } from './books.demo.js';

type CheckoutLine = CheckoutDto['lines'][number];

/** Products in stock, by barcode. */
export type Shelf = ReadonlyMap<string, { id: string; stock: number }>;

/** “From” prices of at least this amount rise in larger steps. */
const LARGE_PRICE_CENTS = 100_00;

/** A client's bill, before it is priced. */
export function billOf(booking: BookingRecord, shelf: Shelf, chance: SeededRandom): CheckoutDto {
  const lines: CheckoutLine[] = booking.lines.map(({ id, priceKind, priceCents }) => ({
    kind: 'service',
    bookingLineId: id,
    ...(priceKind === 'from' && { price: toPrice(finalCents(priceCents, chance)) }),
  }));
  const staffId = booking.lines.at(-1)?.staffId;
  if (chance.happens(tillShares.withProduct)) lines.push(...productLine(shelf, chance, staffId));
  const isDiscounted = chance.happens(tillShares.discounted);
  const isTipped = chance.happens(tillShares.tipped) && staffId !== undefined && booking.totalPriceCents > 0;
  return {
    bookingId: booking.id,
    lines,
    ...(isDiscounted && { discount: { percent: 10, reason: chance.pick(discountReasons) } }),
    ...(isTipped && { tips: [{ staffId, amount: tipFor(booking.totalPriceCents, chance) }] }),
  };
}

/** A client who only buys a product; null if all are sold out. */
export function shopBill(shelf: Shelf, chance: SeededRandom): CheckoutDto | null {
  const lines = productLine(shelf, chance);
  return lines.length > 0 ? { lines } : null;
}

/** Payments for this total. */
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

/** Takes a product off the shelf; none if all are sold. */
function productLine(shelf: Shelf, chance: SeededRandom, staffId?: string): CheckoutLine[] {
  const there = products.filter(({ barcode }) => (shelf.get(barcode)?.stock ?? 0) > 0);
  if (there.length === 0) return [];
  const { barcode } = chance.pickWeighted(there, ({ demand }) => demand);
  const product = shelf.get(barcode);
  if (!product) return [];
  const quantity = product.stock > 1 && chance.happens(0.1) ? 2 : 1;
  product.stock -= quantity;
  return [{ kind: 'product', productId: product.id, quantity, ...(staffId !== undefined && { staffId }) }];
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

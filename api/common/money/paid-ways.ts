/** The amount paid by one method, less its refunds. */
export interface PaidWay<Method extends string> {
  method: Method;
  giftCardId: string | null;
  leftCents: number;
}

/** A payment, or the part of a refund by one method. */
export interface Moved<Method extends string> {
  method: Method;
  giftCardId: string | null;
  cents: number;
}

/**
 * The amount left for each of a sale's payment methods, the latest payment first. A method may have refunded more
 * than it paid.
 */
export function waysLeft<Method extends string>(
  payments: readonly Moved<Method>[],
  refunds: readonly Moved<Method>[],
): PaidWay<Method>[] {
  const ways: PaidWay<Method>[] = [];
  const move = ({ method, giftCardId }: Moved<Method>, cents: number) => {
    const known = ways.find((way) => way.method === method && way.giftCardId === giftCardId);
    if (known) known.leftCents += cents;
    else ways.push({ method, giftCardId, leftCents: cents });
  };
  for (const payment of payments.toReversed()) move(payment, payment.cents);
  for (const refund of refunds) move(refund, -refund.cents);
  return ways;
}

/** The amount still refundable by one method, whichever gift card it goes to. */
export const leftIn = <Method extends string>(ways: readonly PaidWay<Method>[], method: Method): number =>
  ways.reduce((sum, way) => sum + (way.method === method ? Math.max(0, way.leftCents) : 0), 0);

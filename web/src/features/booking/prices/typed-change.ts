import type { PriceChange } from './mutations';

/** What new prices may be multiples of, in hundredths of the salon's currency. */
export const priceStepsCents = [1, 5, 10, 50, 100, 500, 1000] as const;

/** A change of prices as it is typed. */
export interface TypedChange {
  direction: 'raise' | 'lower';
  by: 'percent' | 'amount';
  amount: string;
  roundToCents: string;
  /** Empty for all of them. */
  categoryId: string;
  includesAddOns: boolean;
  includesOwnPrices: boolean;
}

/** What was typed, for the server. */
export function changeOf(
  typed: TypedChange,
  services: readonly { _id: string; category: { _id: string }; status: string }[],
): PriceChange {
  const size = Number(typed.amount.replace(',', '.'));
  const { categoryId, by, includesAddOns, includesOwnPrices } = typed;
  const chosen = services.filter(
    ({ category, status }) => category._id === categoryId && status !== 'archived',
  );
  return {
    by,
    change: typed.direction === 'lower' ? -size : size,
    roundToCents: priceStepsCents.find((step) => String(step) === typed.roundToCents) ?? 1,
    ...(categoryId !== '' && { serviceIds: chosen.map(({ _id }) => _id) }),
    includesAddOns,
    includesOwnPrices,
  };
}

import { stepCentsOf, type Currency } from '../../../lib/currency';
import { amountOf, rateOf } from '../../../lib/typed-amount';
import type { PriceChange } from './mutations';

type PriceStep = (typeof priceStepsCents)[number];

/** Possible rounding steps for new prices, in hundredths of the salon's currency. */
export const priceStepsCents = [
  1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000,
] as const;

/** A change of prices as typed. */
export interface TypedChange {
  direction: 'raise' | 'lower';
  by: 'percent' | 'amount';
  amount: string;
  roundToCents: string;
  /** Empty for all categories. */
  categoryId: string;
  includesAddOns: boolean;
  includesOwnPrices: boolean;
}

/** The size of the change; null while it is invalid. */
export const sizeOf = ({ by, amount }: Pick<TypedChange, 'by' | 'amount'>): number | null =>
  by === 'percent' ? rateOf(amount) : amountOf(amount);

/** The rounding steps that exist in the currency. */
export function stepsIn(currency: Currency | undefined): PriceStep[] {
  const least = currency ? stepCentsOf(currency) : 1;
  return priceStepsCents.filter((step) => step >= least);
}

/** The typed change in the API's format. */
export function changeOf(
  typed: TypedChange,
  services: readonly { _id: string; category: { _id: string }; status: string }[],
): PriceChange {
  const size = sizeOf(typed) ?? 0;
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

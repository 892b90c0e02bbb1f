import { centsOf, wholeOf } from '../../../lib/typed-amount';

/** The typed number of each note and coin, by its value. */
export type TypedCounts = Readonly<Record<string, string>>;

/** The longest count has five digits. */
const MAX_QUANTITY = 99_999;

/** In the digits of any keyboard. Empty means zero. Null if invalid. */
export function quantityOf(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const quantity = wholeOf(typed);
  return quantity !== null && quantity <= MAX_QUANTITY ? quantity : null;
}

/** The counted total; invalid entries count as zero. */
export const sumOfCounts = (values: readonly number[], typed: TypedCounts): number =>
  values.reduce((cents, value) => cents + centsOf(value) * (quantityOf(typed[value] ?? '') ?? 0), 0) / 100;

/** The counts that are not zero. */
export const countsOf = (
  values: readonly number[],
  typed: TypedCounts,
): { value: number; quantity: number }[] =>
  values
    .map((value) => ({ value, quantity: quantityOf(typed[value] ?? '') ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

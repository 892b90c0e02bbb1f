import { centsOf } from '../../../lib/typed-amount';

/** The typed number of each note and coin, by its value. */
export type TypedCounts = Readonly<Record<string, string>>;

/** Empty means zero. Null if invalid. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim().normalize('NFKC');
  if (text === '') return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
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

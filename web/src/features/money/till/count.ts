import { centsOf } from '../../../lib/typed-amount';

/** How many of each note and coin, as it was typed; by what one of them is worth. */
export type TypedCounts = Readonly<Record<string, string>>;

/** Empty stands for none of them. Null for what is no count. */
export function quantityOf(typed: string): number | null {
  const text = typed.trim().normalize('NFKC');
  if (text === '') return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** What all of it comes to; what is no count counts as none. */
export const sumOfCounts = (values: readonly number[], typed: TypedCounts): number =>
  values.reduce((cents, value) => cents + centsOf(value) * (quantityOf(typed[value] ?? '') ?? 0), 0) / 100;

/** Those of which there are any. */
export const countsOf = (
  values: readonly number[],
  typed: TypedCounts,
): { value: number; quantity: number }[] =>
  values
    .map((value) => ({ value, quantity: quantityOf(typed[value] ?? '') ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

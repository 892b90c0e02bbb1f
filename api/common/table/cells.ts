/** A number with two decimals: an amount of money, or a rate. */
export interface Amount {
  amount: number;
}

/**
 * A cell of a table that people download. Texts stay texts: dates, phone numbers and codes are never read as numbers.
 * A number counts something.
 */
export type TableCell = string | number | Amount;

export const amountCell = (amount: number): Amount => ({ amount });

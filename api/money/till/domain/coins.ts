import { factsOf } from '../../../common/money/currencies.js';

/** The number of one kind of coin or note. */
export interface Counted {
  cents: number;
  quantity: number;
}

/** Indexes of values that the currency doesn't have, or that are counted twice. */
export const unknownAmong = (counted: readonly Counted[], currency: string): number[] => {
  const { notes, coins } = factsOf(currency).cash ?? { notes: [], coins: [] };
  const known = new Set([...notes, ...coins]);
  return counted.flatMap(({ cents }, index) => (known.delete(cents) ? [] : [index]));
};

export const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

import { factsOf } from '../../../common/money/currencies.js';

/** How many there are of one coin or note. */
export interface Counted {
  cents: number;
  quantity: number;
}

/** Those that the currency does not have, by their place in the list; a value that is counted twice is one of them, too. */
export const unknownAmong = (counted: readonly Counted[], currency: string): number[] => {
  const { notes, coins } = factsOf(currency).cash ?? { notes: [], coins: [] };
  const known = new Set([...notes, ...coins]);
  return counted.flatMap(({ cents }, index) => (known.delete(cents) ? [] : [index]));
};

export const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

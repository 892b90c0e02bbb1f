/** What a drawer may hold of a currency: notes and coins, largest first, in hundredths of the currency. */
export interface CoinsAndNotes {
  notes: readonly number[];
  coins: readonly number[];
}

const WEST = { notes: [10_000, 5_000, 2_000, 1_000, 500] };

/**
 * What is in daily use, by ISO code. What is too rare to be in a drawer is left out, as are coins below a hundredth and
 * those of which there is a note as well. Of a
 * currency that is not here, the whole amount is typed.
 */
export const BY_CURRENCY: Readonly<Record<string, CoinsAndNotes>> = {
  EUR: { notes: [20_000, ...WEST.notes], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
  USD: { notes: [...WEST.notes, 200, 100], coins: [50, 25, 10, 5, 1] },
  GBP: { notes: [5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
  CHF: { notes: [20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100, 50, 20, 10, 5] },
  CAD: { notes: WEST.notes, coins: [200, 100, 25, 10, 5] },
  AUD: { notes: WEST.notes, coins: [200, 100, 50, 20, 10, 5] },
  NZD: { notes: WEST.notes, coins: [200, 100, 50, 20, 10] },
  BRL: { notes: [20_000, ...WEST.notes, 200], coins: [100, 50, 25, 10, 5] },
  MXN: { notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000], coins: [1_000, 500, 200, 100, 50] },
  JPY: {
    notes: [1_000_000, 500_000, 200_000, 100_000],
    coins: [50_000, 10_000, 5_000, 1_000, 500, 100],
  },
  KRW: { notes: [5_000_000, 1_000_000, 500_000, 100_000], coins: [50_000, 10_000, 5_000, 1_000] },
  CNY: { notes: WEST.notes.concat(100), coins: [50, 10] },
  INR: { notes: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100] },
  SEK: { notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000], coins: [1_000, 500, 200, 100] },
  NOK: { notes: [100_000, 50_000, 20_000, 10_000, 5_000], coins: [2_000, 1_000, 500, 100] },
  DKK: { notes: [100_000, 50_000, 20_000, 10_000, 5_000], coins: [2_000, 1_000, 500, 200, 100, 50] },
  PLN: { notes: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100, 50, 20, 10, 5, 2, 1] },
  CZK: {
    notes: [500_000, 200_000, 100_000, 50_000, 20_000, 10_000],
    coins: [5_000, 2_000, 1_000, 500, 200, 100],
  },
  TRY: { notes: [20_000, ...WEST.notes], coins: [100, 50, 25, 10, 5] },
  ZAR: { notes: [20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100, 50, 20, 10] },
  AED: { notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500], coins: [100, 50, 25] },
  SAR: { notes: [50_000, 20_000, 10_000, 5_000, 1_000, 500], coins: [200, 100, 50, 25, 10, 5, 1] },
  QAR: { notes: [50_000, 20_000, 10_000, 5_000, 1_000, 500, 100], coins: [50, 25] },
  EGP: { notes: [20_000, 10_000, 5_000, 2_000, 1_000, 500], coins: [100, 50, 25] },
  MAD: { notes: [20_000, 10_000, 5_000, 2_000], coins: [1_000, 500, 200, 100, 50, 20, 10] },
  KWD: { notes: [2_000, 1_000, 500, 100, 50, 25], coins: [10, 5, 2, 1] },
  BHD: { notes: [2_000, 1_000, 500, 100, 50], coins: [10, 5] },
  OMR: { notes: [5_000, 2_000, 1_000, 500, 100, 50], coins: [5] },
  JOD: { notes: [5_000, 2_000, 1_000, 500, 100], coins: [50, 25, 10, 5] },
  TND: { notes: [5_000, 2_000, 1_000, 500], coins: [200, 100, 50, 20, 10, 5, 2, 1] },
};

/** What is counted of this currency; null when only the whole amount can be typed. */
export const coinsAndNotesOf = (currency: string): CoinsAndNotes | null => BY_CURRENCY[currency] ?? null;

/** How many there are of one coin or note. */
export interface Counted {
  cents: number;
  quantity: number;
}

/** Those that the currency does not have, by their place in the list; a value that is counted twice is one of them, too. */
export const unknownAmong = (counted: readonly Counted[], currency: string): number[] => {
  const { notes, coins } = coinsAndNotesOf(currency) ?? { notes: [], coins: [] };
  const known = new Set([...notes, ...coins]);
  return counted.flatMap(({ cents }, index) => (known.delete(cents) ? [] : [index]));
};

export const sumOf = (counted: readonly Counted[]): number =>
  counted.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

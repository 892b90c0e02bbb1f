/**
 * Facts about a currency. Amounts are in hundredths ("cents") everywhere, whatever the currency's own decimals. This
 * is the only table: decimals in `Intl` vary between versions. The web app gets its row with the salon
 * (`CurrencyView`, `TillSettingsView`).
 */
export interface CurrencyFacts {
  /** By ISO 4217. With three decimals, salons use only the first two. */
  decimals: 0 | 2 | 3;
  /** The smallest amount; every amount is a multiple of it. */
  stepCents: number;
  /** The smallest known coin or note, otherwise the step. */
  smallestCashCents: number;
  /** The coins and notes for counting a drawer; null if only a total can be entered. */
  cash: CoinsAndNotes | null;
  /** The highest price of a service, add-on or product. Anything higher is a typo. */
  maxPriceCents: number;
  /** The highest amount of anything else, such as a sale. */
  maxAmountCents: number;
  /** The default amount that reception may refund per day without a password. */
  receptionRefundLimitCents: number;
  /** The default highest value of a gift card. */
  giftCardMaxCents: number;
}

/** Notes and coins, largest first. */
export interface CoinsAndNotes {
  notes: readonly number[];
  coins: readonly number[];
}

/** Currencies with other than two decimals. */
const decimalsByCurrency: Readonly<Record<string, 0 | 3>> = {
  ...each('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF', 0),
  ...each('BHD IQD JOD KWD LYD OMR TND', 3),
};

/** Units worth about one euro, as a power of ten; 1 if not listed. Limits are multiples of it. */
const unitsByCurrency: Readonly<Record<string, number>> = {
  ...each(
    'BOB BRL BWP CNY CUP CZK DKK ERN GHS GTQ HKD HNL LSL LYD MAD MDL MOP MRU MVR MXN NAD NIO NOK RON SBD SCR SEK SLE SRD STN SVC SZL THB TJS TRY TTD TWD UAH UYU ZAR ZMW ZWG',
    10,
  ),
  ...each(
    'AFN ALL AMD BDT BTN CVE DJF DOP DZD EGP ETB GMD GYD HTG HUF INR ISK JMD JPY KES KGS LKR LRD MKD MUR MZN NPR PHP PKR RSD RUB VES VUV XPF YER',
    100,
  ),
  ...each(
    'AOA ARS BIF CDF CLP COP CRC IQD KHR KMF KPW KRW KZT MMK MNT MWK NGN RWF SDG SOS TZS UGX XAF XOF',
    1_000,
  ),
  ...each('GNF IDR LAK MGA PYG SSP SYP UZS VND', 10_000),
  ...each('IRR LBP', 100_000),
};

/**
 * Coins and notes in daily use, in units. Leaves out those too rare for a drawer, coins below a hundredth, and coins
 * that also exist as notes.
 */
const cashByCurrency: Readonly<Record<string, CoinsAndNotes>> = {
  AED: inUnits([1000, 500, 200, 100, 50, 20, 10, 5], [1, 0.5, 0.25]),
  AUD: inUnits([100, 50, 20, 10, 5], [2, 1, 0.5, 0.2, 0.1, 0.05]),
  BHD: inUnits([20, 10, 5, 1, 0.5], [0.1, 0.05]),
  BRL: inUnits([200, 100, 50, 20, 10, 5, 2], [1, 0.5, 0.25, 0.1, 0.05]),
  CAD: inUnits([100, 50, 20, 10, 5], [2, 1, 0.25, 0.1, 0.05]),
  CHF: inUnits([200, 100, 50, 20, 10], [5, 2, 1, 0.5, 0.2, 0.1, 0.05]),
  CLP: inUnits([20_000, 10_000, 5000, 2000, 1000], [500, 100, 50, 10]),
  CNY: inUnits([100, 50, 20, 10, 5, 1], [0.5, 0.1]),
  COP: inUnits([100_000, 50_000, 20_000, 10_000, 5000, 2000], [1000, 500, 200, 100, 50]),
  CZK: inUnits([5000, 2000, 1000, 500, 200, 100], [50, 20, 10, 5, 2, 1]),
  DKK: inUnits([1000, 500, 200, 100, 50], [20, 10, 5, 2, 1, 0.5]),
  EGP: inUnits([200, 100, 50, 20, 10, 5], [1, 0.5, 0.25]),
  EUR: inUnits([200, 100, 50, 20, 10, 5], [2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]),
  GBP: inUnits([50, 20, 10, 5], [2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]),
  HUF: inUnits([20_000, 10_000, 5000, 2000, 1000, 500], [200, 100, 50, 20, 10, 5]),
  IDR: inUnits([100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000], [500, 200, 100]),
  INR: inUnits([500, 200, 100, 50, 20, 10], [5, 2, 1]),
  ISK: inUnits([10_000, 5000, 2000, 1000, 500], [100, 50, 10, 5, 1]),
  JOD: inUnits([50, 20, 10, 5, 1], [0.5, 0.25, 0.1, 0.05]),
  JPY: inUnits([10_000, 5000, 2000, 1000], [500, 100, 50, 10, 5, 1]),
  KRW: inUnits([50_000, 10_000, 5000, 1000], [500, 100, 50, 10]),
  KWD: inUnits([20, 10, 5, 1, 0.5, 0.25], [0.1, 0.05, 0.02, 0.01]),
  MAD: inUnits([200, 100, 50, 20], [10, 5, 2, 1, 0.5, 0.2, 0.1]),
  MXN: inUnits([1000, 500, 200, 100, 50, 20], [10, 5, 2, 1, 0.5]),
  NOK: inUnits([1000, 500, 200, 100, 50], [20, 10, 5, 1]),
  NZD: inUnits([100, 50, 20, 10, 5], [2, 1, 0.5, 0.2, 0.1]),
  OMR: inUnits([50, 20, 10, 5, 1, 0.5], [0.05]),
  PLN: inUnits([500, 200, 100, 50, 20, 10], [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]),
  QAR: inUnits([500, 200, 100, 50, 10, 5, 1], [0.5, 0.25]),
  RSD: inUnits([5000, 2000, 1000, 500, 200, 100, 50, 20, 10], [5, 2, 1]),
  SAR: inUnits([500, 200, 100, 50, 10, 5], [2, 1, 0.5, 0.25, 0.1, 0.05, 0.01]),
  SEK: inUnits([1000, 500, 200, 100, 50, 20], [10, 5, 2, 1]),
  TND: inUnits([50, 20, 10, 5], [2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]),
  TRY: inUnits([200, 100, 50, 20, 10, 5], [1, 0.5, 0.25, 0.1, 0.05]),
  USD: inUnits([100, 50, 20, 10, 5, 2, 1], [0.5, 0.25, 0.1, 0.05, 0.01]),
  VND: inUnits([500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000], []),
  ZAR: inUnits([200, 100, 50, 20, 10], [5, 2, 1, 0.5, 0.2, 0.1]),
};

/** The largest number of units worth a euro: no currency has higher limits than with this. */
const MOST_UNITS = 100_000;
const PRICE = 100_000;
const AMOUNT = 1_000_000;

/** The highest amount in any currency, in units: the bound in the contract, which does not know the salon. */
export const MAX_AMOUNT_OF_ANY = AMOUNT * MOST_UNITS;
export const MAX_PRICE_OF_ANY = PRICE * MOST_UNITS;

/** Cash roundings used in some country, in cents. A salon is offered those that suit its currency. */
const cashRoundings = [5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000];

const known = new Map<string, CurrencyFacts>();

/** The facts of a currency. Unlisted ones have two decimals and the euro's limits. */
export function factsOf(currency: string): CurrencyFacts {
  const before = known.get(currency);
  if (before) return before;
  const decimals = decimalsByCurrency[currency] ?? 2;
  const stepCents = decimals === 0 ? 100 : 1;
  const units = 100 * (unitsByCurrency[currency] ?? 1);
  const cash = cashByCurrency[currency] ?? null;
  const facts: CurrencyFacts = {
    decimals,
    stepCents,
    smallestCashCents: cash ? Math.min(...cash.notes, ...cash.coins) : stepCents,
    cash,
    maxPriceCents: PRICE * units,
    maxAmountCents: AMOUNT * units,
    receptionRefundLimitCents: 50 * units,
    giftCardMaxCents: 500 * units,
  };
  known.set(currency, facts);
  return facts;
}

/** Possible cash roundings, in cents; 0 for none. Each is a coin or note of the currency, if those are known. */
export function cashRoundingsOf(currency: string): number[] {
  const { stepCents, cash } = factsOf(currency);
  const most = 100 * (unitsByCurrency[currency] ?? 1);
  const coins = cash && new Set([...cash.notes, ...cash.coins]);
  const possible = cashRoundings.filter((cents) => cents >= stepCents && cents <= Math.max(most, stepCents));
  return [0, ...(coins ? possible.filter((cents) => coins.has(cents)) : possible)];
}

/** Every currency in the tables, for the test that compares them. @internal */
export const currenciesInTable = [
  ...new Set([
    ...Object.keys(decimalsByCurrency),
    ...Object.keys(unitsByCurrency),
    ...Object.keys(cashByCurrency),
  ]),
];

function each<Value>(codes: string, value: Value): Record<string, Value> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, value]));
}

function inUnits(notes: readonly number[], coins: readonly number[]): CoinsAndNotes {
  const inCents = (units: number) => Math.round(units * 100);
  return { notes: notes.map(inCents), coins: coins.map(inCents) };
}

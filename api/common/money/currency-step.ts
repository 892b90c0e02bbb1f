/** How many decimals a currency is counted in, by ISO 4217: none for the yen, three for the Kuwaiti dinar. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const stepOf = new Map<string, number>();

/**
 * The least amount of a currency, in the hundredths that the salon counts in: 100 where the currency has no decimals, else 1.
 * Of a currency with three decimals the salon counts the second decimal and not the third, so prices go in steps of 0.010.
 */
export function stepCents(currency: string): number {
  const known = stepOf.get(currency);
  if (known !== undefined) return known;
  const step = decimalsOf(currency) === 0 ? 100 : 1;
  stepOf.set(currency, step);
  return step;
}

/** Whether somebody can pay this amount: it is made of whole steps of its currency. */
export const isWhole = (cents: number, currency: string): boolean =>
  Number.isSafeInteger(cents) && cents % stepCents(currency) === 0;

/** What a price on the wire is in cents; a number with more than two decimals is refused before it gets here. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Cents as the price that goes over the wire. */
export const toPrice = (cents: number): number => cents / 100;

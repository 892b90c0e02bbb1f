import { typedDecimals } from './currency';
import { plainFigures } from './plain-figures';

/** The fraction's pattern: none in yen, and 12.340 as well as 12.34 in dinars. */
const fractionPatterns = { 0: '', 2: '([.,]\\d{1,2})?', 3: '([.,]\\d{1,2}0?)?' } as const;

/** Without thousands separators. */
const plain = (text: string): string => plainFigures(text).replaceAll(/[ ’']/g, '');

function numberOf(typed: string, fraction: string): number | null {
  const text = plain(typed);
  return new RegExp(`^\\d{1,12}${fraction}$`).test(text) ? Number(text.replace(',', '.')) : null;
}

/** Parses an amount as people type it, "45", "45.5" or "1 250,00"; null if empty or not an amount of the currency. */
export const amountOf = (typed: string): number | null => numberOf(typed, fractionPatterns[typedDecimals()]);

/**
 * An amount that may be negative, with its minus sign before the figures or, as on some card terminals, after them.
 */
export function balanceOf(typed: string): number | null {
  const text = plain(typed);
  const unsigned = text.replace(/^-|-$/, '');
  const amount = amountOf(unsigned);
  return amount !== null && amount !== 0 && unsigned !== text ? -amount : amount;
}

/** A whole number as people type it, "90" or "1 440"; null for empty or invalid input. */
export const wholeOf = (typed: string): number | null => numberOf(typed.trim(), fractionPatterns[0]);

/** The same with a minus of any keyboard before it. */
export function changeOf(typed: string): number | null {
  const unsigned = plain(typed).replace(/^-/, '');
  const count = wholeOf(unsigned);
  return count !== null && unsigned !== plain(typed) ? -count : count;
}

/** A rate in percent, for any currency. */
export const rateOf = (typed: string): number | null =>
  numberOf(typed.replace(/[%٪]\s*$/, ''), fractionPatterns[2]);

/** A percentage up to 100. */
export function percentOf(typed: string): number | null {
  const percent = rateOf(typed);
  return percent !== null && percent > 0 && percent <= 100 ? percent : null;
}

/** Amounts are added in hundredths: 0.1 + 0.2 would be slightly more than 0.3. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

/** An amount as shown in a field; without decimals if it is whole. */
export const typedOf = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(Math.max(2, typedDecimals()));

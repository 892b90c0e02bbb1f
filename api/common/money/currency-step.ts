import { factsOf } from './currencies.js';

/**
 * The least amount of a currency, in the hundredths that the salon counts in: 100 where the currency has no decimals, else 1.
 * Of a currency with three decimals the salon counts the second decimal and not the third, so prices go in steps of 0.010.
 */
export const stepCents = (currency: string): number => factsOf(currency).stepCents;

/** Whether somebody can pay this amount: it is made of whole steps of its currency. */
export const isWhole = (cents: number, currency: string): boolean =>
  Number.isSafeInteger(cents) && cents % stepCents(currency) === 0;

/** What a price on the wire is in cents; a number with more than two decimals is refused before it gets here. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Cents as the price that goes over the wire. */
export const toPrice = (cents: number): number => cents / 100;

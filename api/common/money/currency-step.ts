import { factsOf } from './currencies.js';

/**
 * The smallest amount of a currency in cents: 100 for currencies without decimals, otherwise 1. With three decimals,
 * the salon uses only the first two, so prices go in steps of 0.010.
 */
export const stepCents = (currency: string): number => factsOf(currency).stepCents;

/** True if an amount can be paid: it is a whole number of the currency's steps. */
export const isWhole = (cents: number, currency: string): boolean =>
  Number.isSafeInteger(cents) && cents % stepCents(currency) === 0;

/** Converts a price in the API to cents. Validation has already rejected more than two decimals. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Converts cents to a price in the API. */
export const toPrice = (cents: number): number => cents / 100;

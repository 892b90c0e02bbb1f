import { rounded } from './rounded.js';

const BASIS = 10_000n;

/**
 * A share of an amount, for a rate in hundredths of a percent. Uses `bigint`, because amounts in dong times a rate
 * exceed what a number holds exactly.
 */
export const partOf = (cents: number, bp: number, stepCents: number): number =>
  rounded(BigInt(cents) * BigInt(bp), BASIS, stepCents);

/** The tax included in a gross amount, for a rate in hundredths of a percent. */
export const taxIncludedIn = (grossCents: number, rateBp: number, stepCents: number): number =>
  rounded(BigInt(grossCents) * BigInt(rateBp), BASIS + BigInt(rateBp), stepCents);

/** The tax added to a net amount. */
export const taxOn = (netCents: number, rateBp: number, stepCents: number): number =>
  partOf(netCents, rateBp, stepCents);

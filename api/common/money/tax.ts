import { rounded } from './rounded.js';

const BASIS = 10_000n;

/**
 * A part of an amount, for a rate in hundredths of a percent. Worked out in `bigint`, because amounts in dong times a rate go
 * beyond what a number holds exactly.
 */
export const partOf = (cents: number, bp: number, stepCents: number): number =>
  rounded(BigInt(cents) * BigInt(bp), BASIS, stepCents);

/** The tax within an amount that it is included in, for a rate in hundredths of a percent. */
export const taxIncludedIn = (grossCents: number, rateBp: number, stepCents: number): number =>
  rounded(BigInt(grossCents) * BigInt(rateBp), BASIS + BigInt(rateBp), stepCents);

/** The tax that comes on top of an amount. */
export const taxOn = (netCents: number, rateBp: number, stepCents: number): number =>
  partOf(netCents, rateBp, stepCents);

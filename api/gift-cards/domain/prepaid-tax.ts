/**
 * How much of the tax that was due when a card was sold belongs to what is used of it now: the same share of what is left of
 * both, so that the last use takes all that is left of the tax.
 *
 * @param balanceCents what is on the card before this use
 * @param prepaidCents what is left of its tax
 */
export const taxUsed = (usedCents: number, balanceCents: number, prepaidCents: number): number =>
  usedCents >= balanceCents
    ? prepaidCents
    : Number((BigInt(prepaidCents) * BigInt(usedCents)) / BigInt(balanceCents));

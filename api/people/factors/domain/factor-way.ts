/** Ways to prove a second factor: an app's code, a passkey, or a stored recovery code. */
export const factorWays = ['totp', 'passkey', 'recovery'] as const;
export type FactorWay = (typeof factorWays)[number];

/** More than anyone has phones and keys. */
export const MAX_FACTORS = 10;

/** How somebody can prove their second factor: by an app’s code, by a passkey, or by a code that they have kept. */
export const factorWays = ['totp', 'passkey', 'recovery'] as const;
export type FactorWay = (typeof factorWays)[number];

/** More than anybody has phones and keys. */
export const MAX_FACTORS = 10;

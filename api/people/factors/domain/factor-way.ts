/** How somebody can prove their second factor: by an app’s code, by a passkey, or by a code that they have kept. */
export const factorWays = ['totp', 'passkey', 'recovery'] as const;
export type FactorWay = (typeof factorWays)[number];

/** More than anybody has phones and keys. */
export const MAX_FACTORS = 10;

const FRESH_MS = 10 * 60_000;

/** Whether somebody proved who they are so recently that they are not asked again before what is hard to undo. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= FRESH_MS;

const KEPT_MS = 7 * 86_400_000;

/** Time at which a picture uploaded at this time is deleted, unless it has been shown by then. */
export const endOfNeverShown = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_MS);

/** Pictures uploaded before this instant are due to be deleted. */
export const neverShownSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

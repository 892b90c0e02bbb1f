const KEPT_MS = 7 * 86_400_000;

/** When a picture that came then is cleared away, unless something has shown it by then. */
export const endOfNeverShown = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_MS);

/** Pictures that came before this have had their time. */
export const neverShownSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

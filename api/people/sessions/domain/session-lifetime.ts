const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a session lives unused, and at most. Where it opens every client's data it is short; a stylist's, which opens their
 * own day, lasts from one week's work to the next.
 */
const lifetimes = {
  user: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
  stylist: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  reception: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  admin: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
};

/** How long after signing in people count as having just proved who they are. */
const RECENT_MS = 10 * 60_000;

/** Why a session ended before its time. */
export type SessionEndReason =
  | 'signed-out'
  | 'signed-in-anew'
  | 'too-many'
  | 'ended-by-owner'
  | 'token-reused'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'taken-over'
  | 'joined-the-team'
  | 'factor-added'
  | 'factors-removed'
  | 'account-disabled'
  | 'account-erased';

interface SessionUse {
  role: keyof typeof lifetimes;
  openedAt: Date;
  lastSeenAt: Date;
}

/** When a session ends if it is not used again, and when it ends anyway. */
export const sessionEnds = ({ role, openedAt, lastSeenAt }: SessionUse) => ({
  idleExpiresAt: new Date(lastSeenAt.getTime() + lifetimes[role].idleMs),
  absoluteExpiresAt: new Date(openedAt.getTime() + lifetimes[role].absoluteMs),
});

/** Judged by the role of now, so that a session opened before a promotion does not keep its long life. */
export const isWithinLifetime = (use: SessionUse, now: Date): boolean => {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(use);
  return now < idleExpiresAt && now < absoluteExpiresAt;
};

/** Whether the sign-in is recent enough for what otherwise asks for the password again. */
export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= RECENT_MS;

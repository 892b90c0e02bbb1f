const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A session's idle and maximum lifetime. Short where it gives access to every client's data; a stylist's, which
 * covers their own day, lasts from one week's work to the next.
 */
const lifetimes = {
  user: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
  stylist: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  reception: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  admin: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
};

/** Time after logging in for which a person counts as freshly confirmed. */
const RECENT_MS = 10 * 60_000;

/** Why a session ended early. */
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

/** End of a session if it is not used again, and its end in any case. */
export const sessionEnds = ({ role, openedAt, lastSeenAt }: SessionUse) => ({
  idleExpiresAt: new Date(lastSeenAt.getTime() + lifetimes[role].idleMs),
  absoluteExpiresAt: new Date(openedAt.getTime() + lifetimes[role].absoluteMs),
});

/** Uses the current role, so that a session from before a promotion does not keep its long lifetime. */
export const isWithinLifetime = (use: SessionUse, now: Date): boolean => {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(use);
  return now < idleExpiresAt && now < absoluteExpiresAt;
};

/** True if the log-in is recent enough for actions that would otherwise ask for the password. */
export const isRecentSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= RECENT_MS;

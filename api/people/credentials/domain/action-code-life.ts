const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a link in an email can do. */
export type ActionKind = 'reset' | 'verification' | 'email-change' | 'email-undo';

/** What a code that has just been used opens. */
export interface UsedCode {
  userId: string;
  kind: ActionKind;
  email: string | null;
}

/** How long each works. A new password is wanted now; the owner of an address that was changed may be away for a weekend. */
const lifeMs: Record<ActionKind, number> = {
  reset: 30 * MINUTE_MS,
  verification: 48 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  'email-undo': 72 * HOUR_MS,
};

export const codeExpiresAt = (kind: ActionKind, now: Date): Date => new Date(now.getTime() + lifeMs[kind]);

/** One page for a new password, one for everything that says something about an address. */
export const linkOf = (kind: ActionKind, code: string): string =>
  // Behind the #, where no server, proxy or referrer ever sees it.
  `${kind === 'reset' ? '/reset-password' : '/verify'}#code=${code}`;

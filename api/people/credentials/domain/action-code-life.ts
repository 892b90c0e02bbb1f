const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The purpose of a link in an email. */
export type ActionKind = 'reset' | 'verification' | 'email-change' | 'email-undo';

/** The purpose and account of a code that was just used. */
export interface UsedCode {
  userId: string;
  kind: ActionKind;
  email: string | null;
}

/** Lifetime of each kind. A password reset is needed now; the owner of a changed address may be away for a weekend. */
const lifeMs: Record<ActionKind, number> = {
  reset: 30 * MINUTE_MS,
  verification: 48 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
  'email-undo': 72 * HOUR_MS,
};

export const codeExpiresAt = (kind: ActionKind, now: Date): Date => new Date(now.getTime() + lifeMs[kind]);

/** One page for new passwords, one for everything about addresses. */
export const linkOf = (kind: ActionKind, code: string): string =>
  // Put the code behind the #, so that no server, proxy or referrer ever sees it.
  `${kind === 'reset' ? '/reset-password' : '/verify'}#code=${code}`;

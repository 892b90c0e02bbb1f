const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_A_DAY = 3;

interface EarlierEmails {
  now: Date;
  /** Time of the last email about a change to this booking; null for never. */
  lastChangeTold: Date | null;
  /** Times of emails to the mailbox, past or planned, latest first; empty once its address is verified. */
  toUnverified: Date[];
}

export const dayBefore = (instant: Date): Date => new Date(instant.getTime() - DAY_MS);

/**
 * When to tell a client about their own move or correction: at once, but only once an hour per booking, and at most
 * three emails in twenty-four hours to an unverified address. Further changes until then go into the same email.
 */
export function turnOf({ now, lastChangeTold, toUnverified }: EarlierEmails): Date {
  const thirdLast = toUnverified[MAX_A_DAY - 1];
  return new Date(
    Math.max(
      now.getTime(),
      lastChangeTold ? lastChangeTold.getTime() + HOUR_MS : 0,
      thirdLast ? thirdLast.getTime() + DAY_MS : 0,
    ),
  );
}

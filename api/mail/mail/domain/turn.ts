const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_A_DAY = 3;

interface EarlierEmails {
  now: Date;
  /** When the client was last told of a change of this booking; null for never. */
  lastChangeTold: Date | null;
  /** When emails went or will go to the mailbox, latest first, while its address is not verified; otherwise none. */
  toUnverified: Date[];
}

export const dayBefore = (instant: Date): Date => new Date(instant.getTime() - DAY_MS);

/**
 * When a client is told of a move or a correction they made themselves: at once, but once an hour for each booking, and at an address that is
 * not verified as one of three emails in any twenty-four hours. What they do until then is told in the same email.
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

/**
 * Whether there seem to be two of a passkey: one counts every time it signs, so a number that does not grow was signed by a
 * copy, or after one. A passkey that does not count says 0 each time.
 */
export const isCopied = ({ before, now }: { before: number; now: number }): boolean =>
  (before > 0 || now > 0) && now <= before;

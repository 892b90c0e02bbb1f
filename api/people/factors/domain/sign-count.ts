/**
 * True if a passkey seems to have been copied: its counter grows with every signature, so one that does not grow
 * means a second copy. Passkeys without a counter always report 0.
 */
export const isCopied = ({ before, now }: { before: number; now: number }): boolean =>
  (before > 0 || now > 0) && now <= before;

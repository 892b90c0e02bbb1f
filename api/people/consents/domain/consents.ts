/** The kinds of email and message that a client can agree to. */
export const consentKinds = ['email-reminders', 'message-reminders', 'email-news', 'message-news'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Author of the entry: the client in their account, or the desk after asking them. */
export const consentOrigins = ['client', 'desk', 'import'] as const;
export type ConsentOrigin = (typeof consentOrigins)[number];

/** One choice, with its date and origin. */
export interface Consent {
  kind: ConsentKind;
  isGiven: boolean;
  origin: ConsentOrigin;
  decidedAt: Date;
}

/**
 * Combines one person's consents under two records: for each kind, a refusal wins, and otherwise the earlier
 * choice stays.
 */
export const joinConsents = (...consents: readonly Consent[]): Consent[] =>
  consentKinds.flatMap((kind) => {
    const [first] = consents
      .filter((consent) => consent.kind === kind)
      .sort(
        (one, other) =>
          Number(one.isGiven) - Number(other.isGiven) || one.decidedAt.getTime() - other.decidedAt.getTime(),
      );
    return first ?? [];
  });

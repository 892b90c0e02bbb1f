/** Messages about a visit say when it was to start; the rest is read from the booking when they are sent. */
interface AboutVisit {
  startsAt: string;
}

type Nothing = Record<string, never>;

/** Every kind of message, with what is written down when it is queued: plain facts, never finished text. */
export interface FactsByKind {
  'booking-confirmed': AboutVisit;
  'booking-moved': AboutVisit;
  'booking-handed-over': AboutVisit;
  'booking-cancelled': AboutVisit;
  'booking-reminder': AboutVisit;
  'review-request': AboutVisit;
  verification: Nothing;
  reset: Nothing;
  'password-changed': { at: string };
  'email-change': Nothing;
  'email-changed': { at: string };
  'sign-up-attempt': { at: string };
  'google-linked': { at: string; isPasswordGone: boolean };
  'google-unlinked': { at: string };
  'admin-sign-in': { at: string; device: string; from: string };
  'message-to-salon': { name: string; address: string; phone: string; text: string };
  'message-answer': { name: string; text: string; question: string; askedAt: string };
}

export type MessageKind = keyof FactsByKind;

/** A kind together with its facts. */
export type Told = { [Kind in MessageKind]: { kind: Kind; facts: FactsByKind[Kind] } }[MessageKind];

export type VisitMessageKind = Extract<MessageKind, `booking-${string}` | 'review-request'>;

/** The kinds in the order of the list above, for filters and the contract. */
export const messageKinds = [
  'booking-confirmed',
  'booking-moved',
  'booking-handed-over',
  'booking-cancelled',
  'booking-reminder',
  'review-request',
  'verification',
  'reset',
  'password-changed',
  'email-change',
  'email-changed',
  'sign-up-attempt',
  'google-linked',
  'google-unlinked',
  'admin-sign-in',
  'message-to-salon',
  'message-answer',
] as const satisfies MessageKind[];

interface Plain {
  /** One address; people who have not proved that it is theirs are not called by a name. */
  to: string;
  link?: undefined;
  expiresAt?: undefined;
}

interface AboutAccount {
  /** With the account the message goes too. */
  userId: string;
}

interface WithLink {
  to: string;
  facts?: undefined;
  /** A path of this site, with the secret that proves who followed it. Forgotten once the message has left. */
  link: string;
  /** When the link stops working; after that the message is not sent any more. */
  expiresAt: Date;
}

type Fact<Kind extends MessageKind> = { kind: Kind; facts: FactsByKind[Kind] };

/** What other rooms hand to the mailer. Visits have methods of their own there. */
export type Message =
  | ({ kind: 'verification' | 'reset' | 'email-change' } & WithLink & AboutAccount)
  | (Fact<'password-changed' | 'sign-up-attempt'> & Plain & AboutAccount)
  | (Fact<'email-changed'> & Partial<Omit<WithLink, 'facts'>> & AboutAccount & { to: string })
  | ({ kind: 'verification' | 'reset' } & WithLink & AboutAccount)
  | (Fact<'password-changed'> & Plain & AboutAccount)
  | (Fact<'google-linked'> & Plain & AboutAccount)
  | (Fact<'google-unlinked'> & Plain & AboutAccount)
  | (Fact<'admin-sign-in'> & Plain & AboutAccount)
  | (Fact<'message-to-salon' | 'message-answer'> & Plain & { userId?: undefined });

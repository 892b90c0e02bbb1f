import type { Grant } from '../../common/access/may.js';
import type { Role, TeamRole } from '../../common/access/role.js';
import type { HeardTerms } from './heard-terms.js';

/** Emails about a booking store its original start; the rest is read from the booking on sending. */
interface AboutBooking {
  startsAt: string;
}

/** Emails about a series store the bookings they concern, in order. */
interface AboutSeries {
  bookingIds: string[];
}

/** An email about a change also stores what the client knew before, so that it can name the differences. */
interface AboutChange extends AboutBooking {
  heard?: HeardTerms;
}

/** The requested time off as two instants; for whole days, the start of the first and last day. */
export interface TimeAway {
  from: string;
  to: string;
  isWholeDays: boolean;
}

/** A person's new role and rights. Emails queued by an older version contain only the role. */
export interface Access {
  role: Role;
  grants?: Grant[];
  isSameRole?: boolean;
}

/** A client's action on a booking or a visitor's message, limited to what the reader may see. */
export interface NewsFact {
  what: 'booked' | 'moved' | 'changed' | 'cancelled' | 'message';
  who: string;
  titles: string[];
  /** Null for a message. */
  startsAt: string | null;
  /**
   * The client's account, or a key of the address without an account: either way, erasing the person deletes the
   * email.
   */
  byId: string | null;
  address: string | null;
}

/** To a client of before the move; `recordId` is their client record, `others` those with the same address. */
interface AboutMove {
  recordId: string;
  others?: string[];
}

type Nothing = Record<string, never>;

/** Every kind of email, with the facts stored when it is queued: never finished text. */
/** The head of a receipt; empty for parts that the salon has not filled in. */
interface ReceiptHead {
  name: string;
  legalName: string;
  address: string;
  vatNumber: string;
  note: string;
}

export interface FactsByKind {
  'booking-confirmed': AboutBooking;
  'booking-moved': AboutChange;
  'booking-corrected': AboutChange;
  'booking-handed-over': AboutBooking;
  'booking-cancelled': AboutBooking;
  'booking-reinstated': AboutBooking;
  'booking-reminder': AboutBooking;
  'review-request': AboutBooking;
  'booking-brought-over': AboutBooking & AboutMove;
  'new-booking-page': AboutMove;
  'series-confirmed': AboutSeries;
  'series-moved': AboutSeries;
  'series-cancelled': AboutSeries;
  verification: Nothing;
  reset: Nothing;
  'login-code': Nothing;
  'login-code-refused': { at: string };
  'password-changed': { at: string };
  'email-change': Nothing;
  'email-changed': { at: string };
  'sign-up-attempt': { at: string };
  'google-linked': { at: string; isPasswordGone: boolean };
  'google-unlinked': { at: string };
  'admin-sign-in': { at: string; device: string; from: string };
  'session-copied': { at: string; device: string };
  'factor-added': { at: string; name: string };
  /** The name is empty if all factors were removed by someone else. */
  'factor-removed': { at: string; name: string; isLast: boolean; by: 'owner' | 'admin' | 'operator' };
  'recovery-code-used': { at: string; left: number };
  'passkey-copied': { at: string; name: string };
  'message-to-salon': { name: string; address: string; phone: string; text: string };
  'message-answer': { name: string; text: string; question: string; askedAt: string };
  /** The items and payments of a sale or refund at that time. */
  receipt: {
    label: string;
    madeAt: string;
    isRefund: boolean;
    /** For a refund: its sale. */
    ofLabel: string;
    clientName: string;
    currency: string;
    /** Missing in emails queued before it existed, like everything optional below. */
    head?: ReceiptHead;
    taxIsAdded?: boolean;
    /** `cents` excludes taxes that are added. */
    lines: { title: string; quantity: number; unitCents?: number; discountCents?: number; cents: number }[];
    discountCents: number;
    taxes: { name: string; percent: number; netCents?: number; cents: number }[];
    /** The amount paid by gift cards that were taxed at their sale; unknown to older versions. */
    taxedBeforeCents?: number;
    tipCents: number;
    roundingCents: number;
    totalCents: number;
    payments: {
      method: 'cash' | 'card' | 'transfer' | 'gift-card' | 'elsewhere';
      cents: number;
      tenderedCents?: number | null;
    }[];
  };
  /** The code is in the secret link. */
  'gift-card': {
    cents: number;
    currency: string;
    /** As printed on the card; empty for none. */
    message: string;
    /** Its last valid day, a local date; null for never. */
    expiresOn: string | null;
  };
  'time-off-asked': TimeAway & { name: string };
  'time-off-answered': TimeAway & { isGranted: boolean; answer: string };
  invitation: { role: TeamRole };
  /** To a person whose role or rights were changed, with the admin who did it. */
  'access-changed': Access & { at: string; by: string; byId: string };
  /** To the other admins; `address` is the account's. */
  'colleague-changed': Access & { at: string; name: string; address: string; by: string; byId: string };
  /** To team members who subscribed: actions by clients and visitors, newest first. */
  'desk-news': { news: NewsFact[] };
  /** Findings of a check of the salon, worst first; the advice may be empty. */
  'salon-needs-care': { found: { title: string; says: string; advice: string; isWrong: boolean }[] };
}

export type EmailKind = keyof FactsByKind;

/** A kind together with its facts. */
export type EmailContent = { [Kind in EmailKind]: { kind: Kind; facts: FactsByKind[Kind] } }[EmailKind];

export type BookingEmailKind = Extract<EmailKind, `booking-${string}` | 'review-request'>;

export type SeriesEmailKind = Extract<EmailKind, `series-${string}`>;

/** The kinds in the order above, for filters and the contract. */
export const emailKinds = [
  'booking-confirmed',
  'booking-moved',
  'booking-corrected',
  'booking-handed-over',
  'booking-cancelled',
  'booking-reinstated',
  'booking-reminder',
  'review-request',
  'booking-brought-over',
  'new-booking-page',
  'series-confirmed',
  'series-moved',
  'series-cancelled',
  'verification',
  'reset',
  'login-code',
  'login-code-refused',
  'password-changed',
  'email-change',
  'email-changed',
  'sign-up-attempt',
  'google-linked',
  'google-unlinked',
  'admin-sign-in',
  'session-copied',
  'factor-added',
  'factor-removed',
  'recovery-code-used',
  'passkey-copied',
  'message-to-salon',
  'message-answer',
  'receipt',
  'gift-card',
  'time-off-asked',
  'time-off-answered',
  'invitation',
  'access-changed',
  'colleague-changed',
  'desk-news',
  'salon-needs-care',
] as const satisfies EmailKind[];

interface AskedOnAPage {
  /**
   * The language of the page where the email was requested, for addressees without a chosen language; left out
   * otherwise.
   */
  lang?: string | null;
}

interface Identified {
  /** The email’s own ID, if the caller has to find it again. */
  id?: string;
}

interface Plain {
  /** A single address, without a name: the owner of an unverified address may not be the person named. */
  to: string;
  link?: undefined;
  expiresAt?: undefined;
}

interface AboutAccount {
  /** The email is deleted together with this account. */
  userId: string;
}

/** The recipient may not have an account yet. */
interface PerhapsAboutAccount {
  userId: string | null;
}

interface WithLink {
  to: string;
  facts?: undefined;
  /** A path on this site with a secret that proves who followed it. Deleted once the email was sent. */
  link: string;
  /** Expiry of the link. After that, the email is not sent any more. */
  expiresAt: Date;
}

type Fact<Kind extends EmailKind> = { kind: Kind; facts: FactsByKind[Kind] };

/** Requests from other modules. Emails about bookings have their own mailer methods. */
export type EmailRequest = AskedOnAPage &
  Identified &
  (
    | (Fact<'salon-needs-care' | 'desk-news'> & Omit<Plain, 'expiresAt'> & { expiresAt: Date } & AboutAccount)
    | ({ kind: 'verification' | 'reset' | 'email-change' } & WithLink & AboutAccount)
    | ({ kind: 'login-code' } & WithLink & PerhapsAboutAccount)
    | (Fact<'invitation'> & Omit<WithLink, 'facts'> & PerhapsAboutAccount)
    | (Fact<
        | 'password-changed'
        | 'sign-up-attempt'
        | 'google-linked'
        | 'google-unlinked'
        | 'admin-sign-in'
        | 'session-copied'
        | 'factor-added'
        | 'factor-removed'
        | 'recovery-code-used'
        | 'passkey-copied'
        | 'login-code-refused'
        | 'time-off-asked'
        | 'time-off-answered'
        | 'access-changed'
        | 'colleague-changed'
      > &
        Plain &
        AboutAccount)
    | (Fact<'email-changed'> & Partial<Omit<WithLink, 'facts'>> & AboutAccount & { to: string })
    | (Fact<'receipt'> & Plain & PerhapsAboutAccount)
    | (Fact<'gift-card'> & Omit<WithLink, 'facts'> & { userId?: undefined })
    | (Fact<'message-to-salon' | 'message-answer'> & Plain & { userId?: undefined })
  );

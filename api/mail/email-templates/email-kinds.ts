import type { Grant } from '../../common/access/may.js';
import type { Role, TeamRole } from '../../common/access/role.js';
import type { HeardTerms } from './heard-terms.js';

/** Emails about a booking record when it was to start; the rest is read from the booking when they are sent. */
interface AboutBooking {
  startsAt: string;
}

/** Emails about several bookings of one series: those of them that it is about, in order. */
interface AboutSeries {
  bookingIds: string[];
}

/** One about a change also keeps what the client had heard before it, so that it can say what is different. */
interface AboutChange extends AboutBooking {
  heard?: HeardTerms;
}

/** When somebody would like to be away: two instants, of whole days the beginnings of the first and the last. */
export interface TimeAway {
  from: string;
  to: string;
  isWholeDays: boolean;
}

/** What somebody is here from now on; what was queued by an older version names the role alone, which is a new one then. */
export interface Access {
  role: Role;
  grants?: Grant[];
  isSameRole?: boolean;
}

/** What a client did to a booking, or that a visitor wrote, as whoever reads of it may know it. */
export interface NewsFact {
  what: 'booked' | 'moved' | 'changed' | 'cancelled' | 'message';
  who: string;
  titles: string[];
  /** Null for a message. */
  startsAt: string | null;
  /** The client's account, or the key of the address of somebody without one: with either, the email is erased. */
  byId: string | null;
  address: string | null;
}

type Nothing = Record<string, never>;

/** Every kind of email, with the facts that are stored when it is queued: never finished text. */
/** Whose receipt it is; empty for what the salon has not filled in. */
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
  /** The name is empty where all of them were removed, not by their owner. */
  'factor-removed': { at: string; name: string; isLast: boolean; by: 'owner' | 'admin' | 'operator' };
  'recovery-code-used': { at: string; left: number };
  'passkey-copied': { at: string; name: string };
  'message-to-salon': { name: string; address: string; phone: string; text: string };
  'message-answer': { name: string; text: string; question: string; askedAt: string };
  /** What a sale or refund was for, and how it was paid, as it was then. */
  receipt: {
    label: string;
    madeAt: string;
    isRefund: boolean;
    /** Of a refund: the sale. */
    ofLabel: string;
    clientName: string;
    currency: string;
    /** Left out in emails that were queued before they had it, as everything optional below. */
    head?: ReceiptHead;
    taxIsAdded?: boolean;
    /** `cents` without tax where that comes on top. */
    lines: { title: string; quantity: number; unitCents?: number; discountCents?: number; cents: number }[];
    discountCents: number;
    taxes: { name: string; percent: number; netCents?: number; cents: number }[];
    /** What gift cards paid that were taxed at their sale; an older version did not say. */
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
    /** As on the card; empty for none. */
    message: string;
    /** Its last day, a local date; null: never. */
    expiresOn: string | null;
  };
  'time-off-asked': TimeAway & { name: string };
  'time-off-answered': TimeAway & { isGranted: boolean; answer: string };
  invitation: { role: TeamRole };
  /** To whoever has another role or other rights from now on, and by whom. */
  'access-changed': Access & { at: string; by: string; byId: string };
  /** To the other admins; `address` is that of the account. */
  'colleague-changed': Access & { at: string; name: string; address: string; by: string; byId: string };
  /** To those of the team who want it: what clients and visitors did, newest first. */
  'desk-news': { news: NewsFact[] };
  /** What a look at the salon found, the worst first; the advice may be empty. */
  'salon-needs-care': { found: { title: string; says: string; advice: string; isWrong: boolean }[] };
}

export type EmailKind = keyof FactsByKind;

/** A kind together with its facts. */
export type EmailContent = { [Kind in EmailKind]: { kind: Kind; facts: FactsByKind[Kind] } }[EmailKind];

export type BookingEmailKind = Extract<EmailKind, `booking-${string}` | 'review-request'>;

export type SeriesEmailKind = Extract<EmailKind, `series-${string}`>;

/** The kinds in the order of the list above, for filters and the contract. */
export const emailKinds = [
  'booking-confirmed',
  'booking-moved',
  'booking-corrected',
  'booking-handed-over',
  'booking-cancelled',
  'booking-reinstated',
  'booking-reminder',
  'review-request',
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
  /** The language of the page on which somebody asked for it, for an addressee who chose none; left out where nobody did. */
  lang?: string | null;
}

interface Plain {
  /** One address. There is no name, because the owner of an unconfirmed address may not be the person named. */
  to: string;
  link?: undefined;
  expiresAt?: undefined;
}

interface AboutAccount {
  /** The email is deleted together with this account. */
  userId: string;
}

/** The email may be to somebody who has no account yet. */
interface PerhapsAboutAccount {
  userId: string | null;
}

interface WithLink {
  to: string;
  facts?: undefined;
  /** A path on this site with a secret that proves who followed it. Deleted once the email has been sent. */
  link: string;
  /** When the link stops working. After that the email is not sent any more. */
  expiresAt: Date;
}

type Fact<Kind extends EmailKind> = { kind: Kind; facts: FactsByKind[Kind] };

/** What other modules pass to the mailer, which has methods of its own for emails about bookings. */
export type EmailRequest = AskedOnAPage &
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

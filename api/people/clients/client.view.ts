import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import { knownLanguage } from '../../common/words/known-language.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';
import { withoutAddress } from '../../common/text/without-address.js';
import { PageView } from '../../common/page/page.view.js';
import { type CurrencyView, toCurrencyView } from '../../salon/salon/salon.view.js';
import type { Language } from '../../words/types.gen.js';
import { ConsentView, toConsentViews } from '../consents/consent.view.js';
import type { Consent } from '../consents/domain/consents.js';
import type { Client } from './client.entity.js';
import { EarlierTotalsView, toEarlierTotalsView } from '../earlier-visits/earlier-totals.view.js';
import type { CountedTag } from './client-tags.repository.js';
import type { ClientTally } from './client-bookings.port.js';
import type { ClientRow } from './client-list.repository.js';

/** Another client, by name. */
export class NamedClientView {
  _id: string;
  name: string;
}

/** A client, with or without an account. */
export class ClientView {
  /** The account's, or the client record's when there is no account. */
  _id: string;
  name: string;

  /** Empty without one, and for readers without access to contact details; the same applies to the phone number. */
  email: string;
  phone: string;
  hasAccount: boolean;

  /** True if the account's email address is verified; until then it may belong to another person. */
  isVerified: boolean;
  /** The number of their completed bookings. */
  visits: number;
  noShows: number;
  /** The number of their late cancellations, without the salon's own. */
  lateCancellations: number;

  /** Their last visit; instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  lastVisitAt: string | null;

  /** Their next visit. */
  @ApiProperty({ type: String, nullable: true })
  nextVisitAt: string | null;

  /** The total of their completed bookings, in the salon's currency. */
  spent: number;
  /** One important line, such as an allergy; empty without one. */
  warning: string;
  /** Short labels, each in one spelling. */
  tags: string[];
  /** True if they may not book online; the desk can still book for them. */
  isBlocked: boolean;

  /** The client with an account who books for this one and gets the emails; null without one. */
  @ApiProperty({ type: () => NamedClientView, nullable: true })
  lookedAfterBy: NamedClientView | null;

  /** The day on which the salon first knew them. */
  createdAt: string;
}

/** A tag that some clients have. */
export class ClientTagView {
  tag: string;

  /** The number of clients with it. */
  clients: number;
}

export const toClientTagView = ({ tag, clients }: CountedTag): ClientTagView => ({ tag, clients });

export class ClientPageView extends PageView {
  items: ClientView[];
  currency: CurrencyView;
}

/** The reader's permissions for a client. */
export class ClientAbilitiesView {
  changeNote: boolean;
  /** Name, email address, phone number and language; not those of an account, or of a client whom one looks after. */
  changeContact: boolean;
  erase: boolean;
  /** Say which account looks after this client, or that none does. */
  changeCarer: boolean;
  /** Merge this client with another. */
  merge: boolean;
  /** Birthday, address, source and since when they have been a client. */
  changeDetails: boolean;

  /** Record that they agreed to something; a refusal can always be recorded by those who may change the details. */
  giveConsent: boolean;
}

export class ClientDetailsView extends ClientView {
  /** The language of emails to them, from their account or entered at the desk; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  language: Language | null;

  /** For the salon's staff. It is part of the data that the client can download. */
  note: string;

  /** The last change to the client record. */
  @ApiProperty({ type: String, nullable: true })
  noteChangedAt: string | null;

  /** Upcoming bookings. */
  comingVisits: number;
  cancelledVisits: number;

  /** The number of other clients with the same phone number; at most 50, and 0 for readers who can't see the list. */
  othersWithNumber: number;

  /** The clients whom this account looks after. */
  people: NamedClientView[];

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty if unknown. */
  birthday: string;

  /** The postal address, in several lines; empty without one, and for readers without access to contact details. */
  address: string;

  /** First day as a client, if that was before `createdAt`. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  clientSince: string | null;

  /** From an imported list; null without one, and for readers who see only their own part of a client’s visits. */
  @ApiProperty({ type: EarlierTotalsView, nullable: true })
  earlierTotals: EarlierTotalsView | null;

  /** Referral source; empty if unknown. */
  source: string;

  /** Time since which they may not book online; instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  blockedAt: string | null;

  /** One entry for each kind of email and message. */
  consents: ConsentView[];

  /** False if the owner of the mailbox has unsubscribed from requests for reviews. */
  isAskedForReviews: boolean;
  currency: CurrencyView;
  can: ClientAbilitiesView;
}

/** The salon's notes on a client, as the client gets them. */
export class SalonNoteView {
  name: string;
  email: string;
  phone: string;
  note: string;
  warning: string;
  tags: string[];
  birthday: string;
  address: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  clientSince: string | null;

  /** What the system that the salon used before counted. */
  @ApiProperty({ type: EarlierTotalsView, nullable: true })
  earlierTotals: EarlierTotalsView | null;
  source: string;

  /** Time since which they may not book online. */
  @ApiProperty({ type: String, nullable: true })
  blockedAt: string | null;
  createdAt: string;
  changedAt: string;
}

/** Details beyond name and contact. */
export type ClientDetails = Pick<
  ClientDetailsView,
  'birthday' | 'address' | 'clientSince' | 'earlierTotals' | 'source' | 'blockedAt' | 'consents'
>;

export const detailsOf = (record: Client | null, consents: readonly Consent[]): ClientDetails => ({
  birthday: record?.birthday ?? '',
  address: record?.address ?? '',
  clientSince: record?.clientSince ?? null,
  earlierTotals: toEarlierTotalsView(record?.earlierTotals ?? null),
  source: record?.source ?? '',
  blockedAt: record?.blockedAt?.toISOString() ?? null,
  consents: toConsentViews(consents),
});

/** A client's birthday in the coming days. */
export class BirthdayView {
  /** The client. */
  _id: string;
  name: string;

  /** The day on which it is celebrated; local date of the salon. */
  day: string;

  /** Their age on that day; null if the year is unknown. */
  @ApiProperty({ type: 'integer', nullable: true })
  age: number | null;
}

/** @param actor who has been found to be allowed to open this file */
export const toClientView = (row: ClientRow, tally: ClientTally, actor: CurrentUser): ClientView => ({
  _id: row.id,
  ...contactOf(row, actor),
  hasAccount: row.hasAccount,
  isVerified: row.isVerified,
  visits: tally.visits,
  noShows: tally.noShows,
  lateCancellations: tally.lateCancellations,
  lastVisitAt: tally.lastVisitAt?.toISOString() ?? null,
  nextVisitAt: tally.nextVisitAt?.toISOString() ?? null,
  spent: toPrice(tally.spentCents),
  warning: row.warning,
  tags: row.tags,
  isBlocked: row.blockedAt !== null,
  lookedAfterBy: carerOf(row, actor),
  createdAt: row.createdAt.toISOString(),
});

const carerOf = ({ carerId, carerName }: ClientRow, actor: CurrentUser): NamedClientView | null =>
  carerId === null || carerName === null
    ? null
    : { _id: carerId, name: mayAtAll(actor, 'contacts') ? carerName : withoutAddress(carerName) };

/** A user who sees the contact details of their own clients sees those in every file that they can open. */
const contactOf = ({ name, email, phone }: ClientRow, actor: CurrentUser) =>
  mayAtAll(actor, 'contacts')
    ? { name: name || email, email, phone }
    : { name: withoutAddress(name || email), email: '', phone: '' };

export const toClientDetailsView = (
  row: ClientRow,
  tally: ClientTally,
  {
    record,
    details,
    lang,
    currency,
    isAskedForReviews,
    othersWithNumber,
    people,
  }: {
    record: Pick<Client, 'note' | 'updatedAt'> | null;
    details: ClientDetails;
    lang: string | null;
    currency: string;
    isAskedForReviews: boolean;
    othersWithNumber: number;
    people: Pick<Client, 'id' | 'name'>[];
  },
  actor: CurrentUser,
): ClientDetailsView => ({
  ...toClientView(row, tally, actor),
  language: knownLanguage(lang),
  note: record?.note ?? '',
  noteChangedAt: record?.updatedAt.toISOString() ?? null,
  comingVisits: tally.coming,
  cancelledVisits: tally.cancelled,
  ...details,
  address: mayAtAll(actor, 'contacts') ? details.address : '',
  earlierTotals: mayForAll(actor, 'clients') ? details.earlierTotals : null,
  isAskedForReviews,
  othersWithNumber,
  people: people.map(({ id, name }) => ({ _id: id, name })),
  currency: toCurrencyView(currency),
  can: {
    changeNote: mayForAll(actor, 'clients'),
    changeContact: !row.hasAccount && row.carerId === null && mayForAll(actor, 'clients'),
    changeCarer: !row.hasAccount && mayForAll(actor, 'clients'),
    erase: !row.hasAccount && mayForAll(actor, 'exports'),
    merge: mayForAll(actor, 'clients'),
    changeDetails: mayForAll(actor, 'clients'),
    giveConsent: !row.hasAccount && mayForAll(actor, 'clients'),
  },
});

export const toSalonNoteView = (record: Client): SalonNoteView => ({
  name: record.name,
  email: record.email,
  phone: record.phone,
  note: record.note,
  warning: record.warning,
  tags: record.tags,
  birthday: record.birthday,
  address: record.address,
  clientSince: record.clientSince,
  earlierTotals: toEarlierTotalsView(record.earlierTotals),
  source: record.source,
  blockedAt: record.blockedAt?.toISOString() ?? null,
  createdAt: record.createdAt.toISOString(),
  changedAt: record.updatedAt.toISOString(),
});

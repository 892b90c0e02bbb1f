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
import type { Client } from './client.entity.js';
import type { CountedTag } from './client-tags.repository.js';
import type { ClientTally } from './client-bookings.port.js';
import type { ClientRow } from './client-list.repository.js';

/** A client, with or without an account. */
export class ClientView {
  /** The account's, or the client record's when there is no account. */
  _id: string;
  name: string;

  /** Empty when the salon does not know it, or the reader may not see it; so is the phone number. */
  email: string;
  phone: string;
  hasAccount: boolean;

  /** Whether the account's email address is verified; until then it may be somebody else's. */
  isVerified: boolean;

  /** How often they came: bookings that are done. */
  visits: number;
  noShows: number;

  /** How often they cancelled after the deadline. What the salon cancelled does not count. */
  lateCancellations: number;

  /** When they last came; instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  lastVisitAt: string | null;

  /** When they are expected next. */
  @ApiProperty({ type: String, nullable: true })
  nextVisitAt: string | null;

  /** What their bookings that are done came to, in the salon's currency. */
  spent: number;

  /** One line that nobody may overlook, such as an allergy; empty for none. */
  warning: string;

  /** Short words about them, each in one spelling. */
  tags: string[];

  /** Since when the salon knows them. */
  createdAt: string;
}

/** A tag that some clients have. */
export class ClientTagView {
  tag: string;

  /** How many have it. */
  clients: number;
}

export const toClientTagView = ({ tag, clients }: CountedTag): ClientTagView => ({ tag, clients });

export class ClientPageView extends PageView {
  items: ClientView[];
  currency: CurrencyView;
}

/** What the reader may do with a client. */
export class ClientAbilitiesView {
  changeNote: boolean;

  /** Name, email address, phone number and language; only its owner changes those of an account. */
  changeContact: boolean;
  erase: boolean;

  /** Make one client of this one and another. */
  merge: boolean;
}

export class ClientDetailsView extends ClientView {
  /** Of the emails to them: of their account, or as the desk has noted it; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  language: Language | null;

  /** For the people who run the salon. It is part of the data that the client can download. */
  note: string;

  /** When the note, or anything else in the client record, was last changed. */
  @ApiProperty({ type: String, nullable: true })
  noteChangedAt: string | null;

  /** Bookings that have yet to begin. */
  comingVisits: number;
  cancelledVisits: number;

  /** How many other clients have the same phone number, however it is written, 50 at most; 0 for those who see no list. */
  othersWithNumber: number;

  /** False when somebody who reads their emails has asked not to be asked for reviews. */
  isAskedForReviews: boolean;
  currency: CurrencyView;
  can: ClientAbilitiesView;
}

/** What the salon has noted about a client, as the client gets it. */
export class SalonNoteView {
  name: string;
  email: string;
  phone: string;
  note: string;
  warning: string;
  tags: string[];
  createdAt: string;
  changedAt: string;
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
  createdAt: row.createdAt.toISOString(),
});

/** Whoever sees the contact details of their own clients sees those of every file that is open to them. */
const contactOf = ({ name, email, phone }: ClientRow, actor: CurrentUser) =>
  mayAtAll(actor, 'contacts')
    ? { name: name || email, email, phone }
    : { name: withoutAddress(name || email), email: '', phone: '' };

export const toClientDetailsView = (
  row: ClientRow,
  tally: ClientTally,
  {
    record,
    lang,
    currency,
    isAskedForReviews,
    othersWithNumber,
  }: {
    record: Pick<Client, 'note' | 'updatedAt'> | null;
    lang: string | null;
    currency: string;
    isAskedForReviews: boolean;
    othersWithNumber: number;
  },
  actor: CurrentUser,
): ClientDetailsView => ({
  ...toClientView(row, tally, actor),
  language: knownLanguage(lang),
  note: record?.note ?? '',
  noteChangedAt: record?.updatedAt.toISOString() ?? null,
  comingVisits: tally.coming,
  cancelledVisits: tally.cancelled,
  isAskedForReviews,
  othersWithNumber,
  currency: toCurrencyView(currency),
  can: {
    changeNote: mayForAll(actor, 'clients'),
    changeContact: !row.hasAccount && mayForAll(actor, 'clients'),
    erase: !row.hasAccount && mayForAll(actor, 'exports'),
    merge: mayForAll(actor, 'clients'),
  },
});

export const toSalonNoteView = (record: Client): SalonNoteView => ({
  name: record.name,
  email: record.email,
  phone: record.phone,
  note: record.note,
  warning: record.warning,
  tags: record.tags,
  createdAt: record.createdAt.toISOString(),
  changedAt: record.updatedAt.toISOString(),
});

import { ApiProperty } from '@nestjs/swagger';
import { type CurrencyView, toCurrencyView } from '../salon/salon.view.js';
import type { ClientCard } from './client-card.entity.js';
import type { ClientRow, ClientTally } from './clients.repository.js';

/** Somebody who comes to the salon, with or without an account. */
export class ClientView {
  /** Of her account, or of her card when she has none. */
  _id: string;
  name: string;

  /** Empty when the salon does not know it; so is the number. */
  email: string;
  phone: string;
  hasAccount: boolean;

  /** Whether she has proved that the address of her account is hers; until then it may be a stranger's. */
  isVerified: boolean;

  /** How often she came: visits that are done. */
  visits: number;
  noShows: number;

  /** When she last came; instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  lastVisitAt: string | null;

  /** When she is expected next. */
  @ApiProperty({ type: String, nullable: true })
  nextVisitAt: string | null;

  /** What her done visits came to, in the salon's currency. */
  spent: number;

  /** Since when the salon knows her. */
  createdAt: string;
}

export class ClientPageView {
  items: ClientView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
  currency: CurrencyView;
}

/** What an admin may do with a client. */
export class ClientAbilitiesView {
  /** Her name, address and number; those of an account are for its owner alone. */
  changeContact: boolean;
  erase: boolean;
}

export class ClientDetailsView extends ClientView {
  /** For those who run the salon; she gets it with her own data. */
  note: string;

  /** When the note, or anything else on her card, was last changed. */
  @ApiProperty({ type: String, nullable: true })
  noteChangedAt: string | null;

  /** Visits that have yet to begin. */
  comingVisits: number;
  cancelledVisits: number;
  currency: CurrencyView;
  can: ClientAbilitiesView;
}

/** What the salon has noted about somebody, as she gets it herself. */
export class SalonNoteView {
  name: string;
  email: string;
  phone: string;
  note: string;
  createdAt: string;
  changedAt: string;
}

export const toClientView = (row: ClientRow, tally: ClientTally): ClientView => ({
  _id: row.id,
  name: row.name || row.email,
  email: row.email,
  phone: row.phone,
  hasAccount: row.hasAccount,
  isVerified: row.isVerified,
  visits: tally.visits,
  noShows: tally.noShows,
  lastVisitAt: tally.lastVisitAt?.toISOString() ?? null,
  nextVisitAt: tally.nextVisitAt?.toISOString() ?? null,
  spent: tally.spentCents / 100,
  createdAt: row.createdAt.toISOString(),
});

export const toClientDetailsView = (
  row: ClientRow,
  tally: ClientTally,
  card: Pick<ClientCard, 'note' | 'updatedAt'> | null,
  currency: string,
): ClientDetailsView => ({
  ...toClientView(row, tally),
  note: card?.note ?? '',
  noteChangedAt: card?.updatedAt.toISOString() ?? null,
  comingVisits: tally.coming,
  cancelledVisits: tally.cancelled,
  currency: toCurrencyView(currency),
  can: { changeContact: !row.hasAccount, erase: !row.hasAccount },
});

export const toSalonNoteView = (card: ClientCard): SalonNoteView => ({
  name: card.name,
  email: card.email,
  phone: card.phone,
  note: card.note,
  createdAt: card.createdAt.toISOString(),
  changedAt: card.updatedAt.toISOString(),
});

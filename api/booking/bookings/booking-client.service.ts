import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { ClientLookupService, type WantedClient } from '../../people/clients/client-lookup.service.js';
import type { Language } from '../../words/types.gen.js';
import { StandingService } from '../booking-records/standing.service.js';
import type { BookingDetails } from './booking.factory.js';
import type { ShownVisit } from './shown-terms.js';

/** A client books with their own account, for themselves or someone they look after. */
export interface OwnAccount {
  at: 'website';
  /** The client's current number; empty to use the one in their account. */
  phone: string;
  /** The language of the page they book on. */
  lang: Language | null;
  holdId: string | undefined;
  /** The client record of the person they look after; undefined for themselves. */
  personId: string | undefined;
  /** The terms they agreed to; a booking with other terms is refused. */
  shown: ShownVisit | undefined;
}

/** The desk books for a client whom it has picked or entered. */
export interface ClientAtDesk {
  at: 'desk';
  wanted: WantedClient;
  /** True to send the client a confirmation. */
  sendLetter: boolean;
}

export interface BookingClient {
  client: OwnAccount | ClientAtDesk;
  actor: CurrentUser;
  note: string;
}

/** The client of a booking, or the response to an earlier identical submission. */
type Resolved<Kept> = { details: Omit<BookingDetails, 'now'> } | { earlier: Kept };

/** Finds out who a booking is for. */
@Injectable()
export class BookingClientService {
  constructor(
    private readonly files: ClientFilesService,
    private readonly lookup: ClientLookupService,
    private readonly idempotency: IdempotencyService,
    private readonly standing: StandingService,
  ) {}

  /**
   * The client's details as stored in the booking. For the desk, finds or adds the client. Checks for an answer to
   * the same submit first, because the client may have been deleted since.
   */
  async resolve<Kept>(
    { client, actor, note }: BookingClient,
    submit: Submit,
    tx: EntityManager,
  ): Promise<Resolved<Kept>> {
    if (client.at === 'website') {
      const { phone, lang, personId } = client;
      const { unverifiedMailbox } = this.standing.causeOf(actor);
      if (personId !== undefined) {
        const person = await this.lookup.getPerson(personId, actor.id, tx);
        const details = { client: { ...person, id: null }, phone: phone || person.phone, note, lang };
        return { details: { ...details, unverifiedMailbox } };
      }
      return { details: { client: actor, note, phone, unverifiedMailbox, lang } };
    }
    const [earlier, found] = await Promise.allSettled([
      this.idempotency.earlier<Kept>(submit, tx),
      this.files.findOrAdd(client.wanted, actor, tx),
    ]);
    if (earlier.status === 'rejected') throw earlier.reason;
    if (earlier.value !== null) return { earlier: earlier.value };
    if (found.status === 'rejected') throw found.reason;
    const { lang, ...known } = found.value;
    return { details: { client: { ...known, id: known.clientId }, phone: known.phone, note, lang } };
  }
}

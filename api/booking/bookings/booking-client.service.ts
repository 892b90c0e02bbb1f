import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import type { WantedClient } from '../../people/clients/client-lookup.service.js';
import type { Language } from '../../words/types.gen.js';
import { StandingService } from '../booking-records/standing.service.js';
import type { BookingDetails } from './booking.factory.js';
import type { ShownVisit } from './shown-terms.js';

/** A client books with their own account. */
export interface OwnAccount {
  at: 'website';
  /** The client's current number; empty to use the one in their account. */
  phone: string;
  /** The language of the page they book on. */
  lang: Language | null;
  holdId: string | undefined;
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
      const { phone, lang } = client;
      const { unverifiedMailbox } = this.standing.causeOf(actor);
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

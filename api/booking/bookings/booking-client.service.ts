import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdempotencyService, type Submit } from '../../platform/idempotency/idempotency.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import type { WantedClient } from '../../people/clients/client-lookup.service.js';
import type { Language } from '../../words/types.gen.js';
import { StandingService } from '../booking-records/standing.service.js';
import type { BookingDetails } from './booking.factory.js';

/** A client books with their own account. */
export interface OwnAccount {
  at: 'website';
  /** The number they can be reached at now; empty for the one in their account. */
  phone: string;
  /** Of the page they book on. */
  lang: Language | null;
  holdId: string | undefined;
}

/** The desk books for a client whom it has picked or typed. */
export interface ClientAtDesk {
  at: 'desk';
  wanted: WantedClient;
  /** Whether to send the client a confirmation. */
  sendLetter: boolean;
}

export interface BookingClient {
  client: OwnAccount | ClientAtDesk;
  actor: CurrentUser;
  note: string;
}

/** Who a booking is for, or what was answered to the same submit before. */
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
   * The client as the booking keeps them. At the desk they are looked up, or added; the answer to the same submit comes first,
   * because the client may be gone by now.
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

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { BookingsRepository } from './bookings.repository.js';

/** Changes the owner of bookings when a client gets an account or is erased. */
@Injectable()
export class BookingOwnersService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly emails: EmailHistoryService,
  ) {}

  /**
   * Moves a client record's bookings, and the emails about them, to another record or an account. Returns how many.
   */
  async moveTo(
    cardId: string,
    to: { userId: string | null; cardId: string },
    tx: EntityManager,
  ): Promise<number> {
    const ids = await this.bookings.moveTo(cardId, to, tx);
    if (to.userId !== null) await this.emails.moveToAccount(ids, to.userId, tx);
    return ids.length;
  }

  /** Gives a client record's bookings to the account that looks after the client, or to none with null. */
  async lookAfter(cardId: string, userId: string | null, tx: EntityManager): Promise<void> {
    const ids = await this.bookings.lookAfter(cardId, userId, tx);
    if (userId !== null) await this.emails.moveToAccount(ids, userId, tx);
  }

  /** Keeps what was done, by whom, when and for how much. */
  removeClient(client: ClientReference, tx: EntityManager): Promise<void> {
    return this.bookings.removeClient(client, tx);
  }
}

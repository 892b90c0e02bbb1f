import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { Statement } from '../../database/statement.js';
import { safeName } from '../email-templates/domain/addressee.js';
import type { SeriesEmailKind } from '../email-templates/email-kinds.js';
import type { EmailedBooking } from './booking-mailer.service.js';
import { OutboxQueueService, type QueuedEmail } from './outbox-queue.service.js';

type EmailedBookings = [EmailedBooking, ...EmailedBooking[]];

/** Queues emails to clients about several of their bookings at once. */
@Injectable()
export class SeriesMailerService {
  constructor(
    private readonly queue: OutboxQueueService,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues one email about several bookings of a series; the first one determines the recipient. The caller handles
   * other waiting emails and reminders, one by one. Returns how many tell the client.
   */
  emailTogether(kind: SeriesEmailKind, bookings: EmailedBookings, tx: EntityManager): Promise<number> {
    return this.queue.countAdded(this.about(kind, bookings), kind, tx);
  }

  /** The same, as part of a larger write; null for a client without an address. */
  togetherStatement(kind: SeriesEmailKind, bookings: EmailedBookings, tx: EntityManager): Statement | null {
    return this.queue.insertStatement(this.about(kind, bookings), tx);
  }

  private about(kind: SeriesEmailKind, bookings: EmailedBookings): QueuedEmail[] {
    const [{ id, version, clientId, lookedAfterBy, clientName, clientEmail }] = bookings;
    if (clientEmail === '') return [];
    const email = {
      kind,
      facts: { bookingIds: bookings.map((booking) => booking.id) },
      notBefore: this.clock.now(),
      ...{ bookingId: id, version, userId: clientId ?? lookedAfterBy },
      // News of a cancellation is always useful.
      expiresAt: kind === 'series-cancelled' ? null : (bookings.at(-1)?.endsAt ?? null),
      ...{ toName: safeName(clientName), toAddress: clientEmail },
    };
    return [email];
  }
}

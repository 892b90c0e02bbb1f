import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { isOwn, mayReview } from './booking.policy.js';
import { alreadyReviewed, notPossible } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';

/**
 * Records which bookings have been reviewed, for the reviews module below this one, so that clients are asked only
 * once.
 */
@Injectable()
export class ReviewedBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly mailer: BookingMailerService,
    private readonly clock: Clock,
  ) {}

  /** Someone else's booking is a 404, even for an admin. Concurrent requests run one after the other. */
  async markReviewed(id: string, client: CurrentUser, tx: EntityManager): Promise<void> {
    const booking = await this.bookings.findForChange(id, tx);
    if (!booking || !isOwn(client, booking)) throw notFound('booking');
    if (booking.reviewedAt) throw alreadyReviewed();
    if (!mayReview(client, booking)) throw notPossible();
    await this.bookings.markReviewed(id, this.clock.now(), tx);
    await this.mailer.bookingReviewed(booking, tx);
  }

  /** After a review is deleted, the client may write another. */
  async markUnreviewed(id: string, tx: EntityManager): Promise<void> {
    await this.bookings.markReviewed(id, null, tx);
  }
}

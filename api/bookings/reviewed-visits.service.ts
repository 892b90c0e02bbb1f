import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { notFound } from '../common/problem/common.problems.js';
import { Mailer } from '../mail/mailer.service.js';
import { isOwn, mayReview } from './booking.policy.js';
import { alreadyReviewed, notPossible } from './bookings.problems.js';
import { BookingsRepository } from './bookings.repository.js';

/** Which visits have been reviewed: told by the room of reviews, which stands below, so that nobody is asked twice. */
@Injectable()
export class ReviewedVisits {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Somebody else's visit is no visit at all, not even to an admin. Two who come at once come one after the other. */
  async markReviewed(id: string, client: CurrentUser, within: EntityManager): Promise<void> {
    const booking = await this.bookings.findForChange(id, within);
    if (!booking || !isOwn(client, booking)) throw notFound('booking');
    if (booking.reviewedAt) throw alreadyReviewed();
    if (!mayReview(client, booking)) throw notPossible();
    await this.bookings.markReviewed(id, this.clock.now(), within);
    await this.mailer.visitReviewed(booking, within);
  }

  /** What was written of it is gone, so she may write again. */
  async markUnreviewed(id: string, within: EntityManager): Promise<void> {
    await this.bookings.markReviewed(id, null, within);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OwnEmailView, toOwnEmailView } from './mail.view.js';
import { type Addressee, OutboxRepository } from './outbox.repository.js';
import { ReviewRequestsService } from '../review-requests/review-requests.service.js';

/** The emails between the salon and one person: for the person to see, and to be erased. */
@Injectable()
export class EmailHistoryService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly reviewRequests: ReviewRequestsService,
  ) {}

  async listEmailsTo(userId: string): Promise<OwnEmailView[]> {
    return (await this.outbox.ofUser(userId)).map(toOwnEmailView);
  }

  /** How many emails could not be delivered. */
  countFailed(): Promise<number> {
    return this.outbox.countFailed();
  }

  /** Emails about these bookings belong to an account from now on, unless they belong to one already. */
  moveToAccount(bookingIds: string[], userId: string, tx: EntityManager): Promise<void> {
    return this.outbox.moveToAccount(bookingIds, userId, tx);
  }

  /** Also forgets whether they want to be asked for reviews, as far as the mailbox is known to be theirs. */
  async deleteEmailsOf(person: Addressee, tx: EntityManager): Promise<void> {
    await this.outbox.deleteOf(person, tx);
    if (person.emailKey !== null) await this.reviewRequests.choose(person.emailKey, true, tx);
  }
}

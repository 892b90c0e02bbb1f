import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EmailState } from './domain/email-state.js';
import { type OwnEmailView, stateOf, toOwnEmailView } from './mail.view.js';
import { type Addressee, OutboxRepository } from './outbox.repository.js';
import { ReviewRequestsService } from '../review-requests/review-requests.service.js';

/** The emails between the salon and one person, to show or erase them. */
@Injectable()
export class EmailHistoryService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly reviewRequests: ReviewRequestsService,
  ) {}

  async listEmailsTo(userId: string): Promise<OwnEmailView[]> {
    return (await this.outbox.ofUser(userId)).map(toOwnEmailView);
  }

  /** The delivery of the answers to messages, whose emails have their ids. Old emails are no longer kept. */
  async statesOfAnswers(answerIds: string[], tx?: EntityManager): Promise<ReadonlyMap<string, EmailState>> {
    const emails = await this.outbox.answers(answerIds, tx);
    return new Map(emails.map((email) => [email.id, stateOf(email)]));
  }

  /** The number of emails that could not be delivered. */
  countFailed(): Promise<number> {
    return this.outbox.countFailed();
  }

  /** Assigns emails about these bookings to an account, unless they already have one. */
  moveToAccount(bookingIds: string[], userId: string, tx: EntityManager): Promise<void> {
    return this.outbox.moveToAccount(bookingIds, userId, tx);
  }

  /** Deletes emails about these bookings, to any address. */
  deleteEmailsAbout(bookingIds: string[], tx: EntityManager): Promise<void> {
    return this.outbox.deleteAbout(bookingIds, tx);
  }

  /** Also deletes their choice about review requests, if the mailbox is known to be theirs. */
  async deleteEmailsOf(person: Addressee, tx: EntityManager): Promise<void> {
    await this.outbox.deleteOf(person, tx);
    if (person.emailKey !== null) await this.reviewRequests.choose(person.emailKey, true, tx);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailKey } from '../../common/text/email-key.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { UsersService } from '../users/users.service.js';
import type { Client } from './client.entity.js';
import { emailTaken } from './clients.problems.js';
import { ClientsRepository } from './clients.repository.js';

/** Keeps email addresses of client records unique, and what goes with one. */
@Injectable()
export class ClientContactService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly users: UsersService,
    private readonly reviewRequests: ReviewRequestsService,
  ) {}

  /** A client with an account can't be added again. An unverified address may be someone else's. */
  async assertEmailFree(email: string, tx: EntityManager): Promise<void> {
    if (!email) return;
    await this.clients.lockKeys([emailKey(email)], tx);
    if (await this.users.findVerified(email, tx)) throw emailTaken();
  }

  /** Prepares a record for another address; the caller writes it. */
  async moveTo(email: string, record: Pick<Client, 'email' | 'emailKey'>, tx: EntityManager): Promise<void> {
    if (emailKey(email) === record.emailKey) return;
    await this.assertEmailFree(email, tx);
    // An unverified account may also have the old address.
    const isShared = (await this.users.findByEmail(record.email, tx)) !== null;
    await this.reviewRequests.move(record.email, email, tx, { isShared });
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService, type Registration } from '../users/users.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';
import { emailInUse } from '../credentials/credentials.problems.js';
import { RetryTransactionError } from '../../database/transactions.js';

/** Accounts of people who have just proved that they read an address's emails. */
@Injectable()
export class VerifiedAccountsService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly links: ActionCodesService,
    private readonly clock: Clock,
  ) {}

  /** Refused while a former owner of the address may still restore it. */
  async create(registration: Omit<Registration, 'passwordHash'>, tx: EntityManager): Promise<User> {
    if (await this.links.isReserved(registration.email, null, tx)) throw emailInUse();
    const user = await this.credentials.registerVerified(registration, this.clock.now(), tx);
    // The address has just been taken: look again.
    if (!user) throw new RetryTransactionError();
    return user;
  }

  /** The links that were to verify the address are no longer needed. */
  async verify(user: User, tx: EntityManager): Promise<void> {
    await this.credentials.markVerified(user, this.clock.now(), tx);
    await this.links.cancel(user.id, tx, ['verification']);
  }

  /** The account after a change. */
  async reread({ id }: User, tx: EntityManager): Promise<User> {
    const user = await this.users.findById(id, tx);
    if (!user) throw new RetryTransactionError();
    return user;
  }
}

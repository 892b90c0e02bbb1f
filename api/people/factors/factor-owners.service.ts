import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { addressNotVerified, tooManyFactors } from './factors.problems.js';
import { MAX_FACTORS } from './domain/factor-way.js';
import { unauthenticated } from '../../common/problem/common.problems.js';

/** Locks the account whose second factors are about to change. */
@Injectable()
export class FactorOwnersService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly credentials: UserCredentialsService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Requires a verified address: anyone can sign up with someone else's, and the mailbox's owner who takes over the
   * account must not be blocked by a stranger's factor.
   */
  async lockForOneMore(actor: CurrentUser, tx: EntityManager): Promise<User> {
    const user = await this.lockOwner(actor, tx);
    if (!user.verifiedAt) throw addressNotVerified();
    if ((await this.factors.countConfirmed(user.id, tx)) >= MAX_FACTORS) throw tooManyFactors();
    return user;
  }

  /** The session may have been ended while the browser created a passkey, and must not leave a way in behind. */
  async lockOwner(actor: CurrentUser, tx: EntityManager): Promise<User> {
    const user = await this.credentials.lockUser(actor.id, tx);
    if (!user || user.disabledAt) throw unauthenticated();
    if (!(await this.sessions.isAlive(actor.sessionId, tx))) throw unauthenticated();
    return user;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { FactorCodesService } from './factor-codes.service.js';
import { notYourOwnFactors } from './factors.problems.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Removes the second factors of someone who has lost them all. */
@Injectable()
export class FactorRemovalService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly sessions: SessionsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** An admin has verified the person's identity. Ends all of the account's sessions. */
  async resetFactors(userId: string, actor: CurrentUser): Promise<void> {
    if (userId === actor.id) throw notYourOwnFactors();
    await this.transactions.run(async (tx) => {
      await this.users.assertAdmin(actor.id, tx);
      const user = await this.credentials.lockUser(userId, tx);
      if (!user) throw notFound('user');
      await this.removeAllOf(user, { by: 'admin', actor }, tx);
    });
  }

  /** As part of a larger change; returns how many there were. */
  async removeAllOf(
    { id, email }: Pick<User, 'id' | 'email'>,
    { by, actor }: { by: 'admin' | 'operator'; actor: CurrentUser | { id: null } },
    tx: EntityManager,
  ): Promise<number> {
    const count = await this.factors.removeAllOf(id, tx);
    if (count === 0) return 0;
    await this.codes.removeRecoveryCodes(id, tx);
    await this.sessions.endAllOf(id, { reason: 'factors-removed' }, tx);
    const object = { type: 'user', id };
    await this.audit.record({ actor, action: 'factors.reset', object, detail: { count } }, tx);
    const facts = { at: this.clock.now().toISOString(), name: '', isLast: true, by };
    await this.mailer.enqueue({ kind: 'factor-removed', to: email, userId: id, facts }, tx);
    return count;
  }
}

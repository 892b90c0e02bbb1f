import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type ActionLink, ActionCodesService } from '../credentials/action-codes.service.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { Transactions } from '../../database/transactions.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { FactorRemovalService } from './factor-removal.service.js';

/** A way back in: a link for a new password, and the number of second factors removed. */
export interface Unlocked extends ActionLink {
  factorsRemoved: number;
}

/** Lets someone in again at the request of the server's operator, who could write a password into the database anyway. */
@Injectable()
export class UnlockingService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly factors: FactorRemovalService,
    private readonly attempts: LoginAttemptsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A password link for the operator to pass on, instead of an email. Removes the account's second factors, since
   * they may be lost, and resets the counts of failed attempts at them and the old password.
   */
  async unlock(email: string): Promise<Unlocked | 'unknown' | 'disabled'> {
    const done = await this.transactions.run(async (tx) => {
      const user = await this.credentials.lockByEmail(email, tx);
      if (!user) return 'unknown';
      if (user.disabledAt) return 'disabled';
      const object = { type: 'user', id: user.id };
      await this.audit.record({ actor: { id: null }, action: 'account.unlocked', object }, tx);
      const by = { by: 'operator' as const, actor: { id: null } };
      const factorsRemoved = await this.factors.removeAllOf(user, by, tx);
      const link = await this.codes.make({ kind: 'reset', userId: user.id }, tx);
      return { user, unlocked: { ...link, factorsRemoved } };
    });
    if (typeof done === 'string') return done;
    // Attempts are counted outside of transactions.
    await this.attempts.forget(done.user);
    return done.unlocked;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type ActionLink, ActionCodesService } from '../credentials/action-codes.service.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { inTransaction } from '../../database/transaction.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { FactorRemovalService } from './factor-removal.service.js';

/** The way back in: a link for a new password, and how many second factors are gone. */
export interface Unlocked extends ActionLink {
  factorsRemoved: number;
}

/** Lets somebody in again on the word of whoever operates the server: they could write a password into the database anyway. */
@Injectable()
export class UnlockingService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly factors: FactorRemovalService,
    private readonly attempts: LoginAttemptsService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /**
   * A link for a new password, given to the operator instead of being sent. The account’s second factors are removed, or who
   * has lost them would still stand outside. Guesses at them, and at the old password, count no longer.
   */
  unlock(email: string): Promise<Unlocked | 'unknown' | 'disabled'> {
    return inTransaction(this.source, async (within) => {
      const user = await this.credentials.lockByEmail(email, within);
      if (!user) return 'unknown';
      if (user.disabledAt) return 'disabled';
      const object = { type: 'user', id: user.id };
      await this.audit.record({ actor: { id: null }, action: 'account.unlocked', object }, within);
      const by = { by: 'operator' as const, actor: { id: null } };
      const factorsRemoved = await this.factors.removeAllOf(user, by, within);
      await this.attempts.forget(user);
      const link = await this.codes.make({ kind: 'reset', userId: user.id }, within);
      return { ...link, factorsRemoved };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { emailKey } from '../common/text/email-key.js';
import { inTransaction } from '../database/transaction.js';
import { FailedTriesService } from '../limits/failed-tries.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { type ActionLink, ActionCodesService } from './action-codes.service.js';

/** Lets somebody in again on the word of whoever operates the server: they could write a password into the database anyway. */
@Injectable()
export class UnlockingService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly audit: AuditService,
    private readonly failedTries: FailedTriesService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** A link for a new password, given to the operator instead of being sent. Guesses at the old one count no longer. */
  unlock(email: string): Promise<ActionLink | 'unknown' | 'disabled'> {
    return inTransaction(this.source, async (within) => {
      const user = await this.credentials.lockByEmail(email, within);
      if (!user) return 'unknown';
      if (user.disabledAt) return 'disabled';
      const object = { type: 'user', id: user.id };
      await this.audit.record({ actor: { id: null }, action: 'account.unlocked', object }, within);
      await this.failedTries.forget(emailKey(user.email));
      return this.codes.make({ kind: 'reset', userId: user.id }, within);
    });
  }
}

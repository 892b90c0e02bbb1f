import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { Clock } from '../../common/clock.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { AccountClaimsService } from './account-claims.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { emailInUse, userDisabled } from '../credentials/credentials.problems.js';
import type { VerifyAddressDto } from './dto/verify-address.dto.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';
import type { VerifiedAddressView } from './verified-address.view.js';
import { ChangeAddressService } from './change-address.service.js';

const kinds = ['verification', 'email-change', 'email-undo'] as const;

/** Verifies email addresses of accounts through links sent there. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly claims: AccountClaimsService,
    private readonly changes: ChangeAddressService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** The code proves that its bearer reads this address's emails. The link's kind determines the rest. */
  async verifyAddress(
    { code, ...said }: VerifyAddressDto,
    actor: CurrentUser | undefined,
    browser: SigningInBrowser,
  ): Promise<VerifiedAddressView> {
    const purpose = await this.codes.purposeOf(code, kinds);
    const { userId } = purpose;
    const claim = await this.claims.prepare(purpose, said, browser);
    try {
      return await this.transactions.run(async (tx) => {
        const user = await this.credentials.lockUser(userId, tx);
        if (!user) throw invalidActionCode();
        const { kind, email } = await this.codes.use(code, kinds, tx);
        if (user.disabledAt) throw userDisabled();
        if (email === null) {
          if (!user.verifiedAt) await this.claims.settle(user, claim, actor, tx);
          return await this.verify(user, tx);
        }
        return kind === 'email-undo'
          ? await this.changes.restore(user, email, actor, tx)
          : await this.changes.change(user, { email, claim, actor }, tx);
      });
    } catch (error) {
      // Two people verifying one address at once have both seen it free.
      throw violates(error, 'users_email_key_once') ? emailInUse() : error;
    }
  }

  private async verify(user: User, tx: EntityManager): Promise<VerifiedAddressView> {
    await this.credentials.markVerified(user, this.clock.now(), tx);
    // Links are followed without logging in, so the log has no actor.
    const object = { type: 'user', id: user.id };
    await this.audit.record({ actor: { id: null }, action: 'email.verified', object }, tx);
    return { outcome: 'verified', email: user.email };
  }
}

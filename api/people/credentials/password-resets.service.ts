import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import type { DropReason } from '../../common/words/notice.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { ActionCodesService } from './action-codes.service.js';
import { UsersService } from '../users/users.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordStrengthService } from './password-strength.service.js';
import { NewPasswordService } from './new-password.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { Language } from '../../words/types.gen.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import type { ResetPasswordDto } from './dto/reset-password.dto.js';
import { userDisabled } from './credentials.problems.js';

const resetKinds = ['reset'] as const;

const reasonForNone = (user: User | null): DropReason => {
  if (!user) return 'no-account';
  return user.disabledAt ? 'account-disabled' : 'demo-account';
};

/** Sets new passwords through a link sent to the account's address. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly newPasswords: NewPasswordService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs the same statements for every address, so that neither the response nor its timing reveals if it has an
   * account.
   */
  requestReset(email: string, lang: Language | null): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Locked, so that no link is sent to an address that the account is just giving up.
      const user = await this.credentials.lockByEmail(email, tx);
      const reader = user && !user.disabledAt && !isDemoAccount(user) ? user : null;
      const code = await this.codes.make({ kind: 'reset', userId: reader?.id ?? null }, tx);
      if (reader) {
        const notice = { kind: 'reset' as const, to: reader.email, userId: reader.id, lang };
        await this.mailer.enqueueInstead({ ...notice, ...code }, tx);
      } else {
        const reason = reasonForNone(user);
        await this.mailer.enqueueNothingInstead(
          { kind: 'reset', to: email, userId: user?.id ?? null, reason },
          tx,
        );
      }
    });
  }

  /** Looks up the code before hashing the password, so that guessing codes costs the server little. */
  async resetPassword({ code, password }: ResetPasswordDto): Promise<User> {
    const { userId } = await this.codes.purposeOf(code, resetKinds);
    const owner = await this.users.findById(userId);
    if (owner) await this.strength.assertFitFor(owner, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(userId, tx);
      if (!user) throw invalidActionCode();
      await this.codes.use(code, resetKinds, tx);
      if (user.disabledAt) throw userDisabled();
      // The link proves that they read this address's emails, which is all that a verification requires.
      await this.credentials.markVerified(user, this.clock.now(), tx);
      await this.codes.cancel(user.id, tx, ['verification']);
      const act = { actor: { id: null }, action: 'password.reset' } as const;
      await this.newPasswords.set(user, { passwordHash, act, ended: { reason: 'password-reset' } }, tx);
      return { ...user, passwordHash };
    });
  }
}

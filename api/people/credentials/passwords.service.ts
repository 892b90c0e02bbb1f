import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Transactions } from '../../database/transactions.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { userDisabled, weakPassword } from './credentials.problems.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordStrengthService } from './password-strength.service.js';
import { userTokenExpired } from '../sessions/sessions.problems.js';
import { NewPasswordService } from './new-password.service.js';

/** Changes passwords of people who know the current one. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly reauthentication: ReauthenticationService,
    private readonly newPasswords: NewPasswordService,
    private readonly transactions: Transactions,
  ) {}

  async changePassword(actor: CurrentUser, { currentPassword, password }: ChangePasswordDto): Promise<User> {
    const confirmed = await this.reauthentication.reauthenticate(actor, currentPassword, 'currentPassword');
    await this.strength.assertFitFor(confirmed, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.reauthentication.lockUnchanged(confirmed, actor, tx);
      const act = { actor, action: 'password.changed' } as const;
      const ended = { except: actor.sessionId, reason: 'password-changed' } as const;
      await this.newPasswords.set(user, { passwordHash, act, ended }, tx);
      return { ...user, passwordHash };
    });
  }

  /**
   * For a team member whose correct password is too weak: they may log in together with a new one, which replaces it.
   * Ends all sessions opened with the weak one.
   */
  async replaceWeakPassword(proved: User, password: string | undefined): Promise<User> {
    if (password === undefined) throw weakPassword();
    await this.strength.assertFitFor(proved, password, 'newPassword');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(proved.id, tx);
      if (user?.tokenVersion !== proved.tokenVersion) throw userTokenExpired();
      if (user.disabledAt) throw userDisabled();
      const act = { actor: { id: user.id }, action: 'password.changed' } as const;
      await this.newPasswords.set(user, { passwordHash, act, ended: { reason: 'password-changed' } }, tx);
      // Read again for the version set by the new password; otherwise, no session could be opened.
      return (await this.credentials.lockUser(user.id, tx)) ?? user;
    });
  }
}

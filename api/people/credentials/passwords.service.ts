import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditedAct, AuditService } from '../../platform/audit/audit.service.js';
import type { DropReason } from '../../common/words/notice.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import type { Language } from '../../words/types.gen.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ActionCodesService } from './action-codes.service.js';
import { invalidActionCode, userDisabled, weakPassword } from './credentials.problems.js';
import type { ActionKind } from './domain/action-code-life.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { ResetPasswordDto } from './dto/reset-password.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { PasswordStrengthService } from './password-strength.service.js';
import { userTokenExpired } from '../sessions/sessions.problems.js';
import { SessionsService } from '../sessions/sessions.service.js';

const RESET = ['reset'] as const;
/** Links that somebody who knew the old password may have asked for. The undo link of a changed address stays. */
const ENDED_BY_A_NEW_PASSWORD: ActionKind[] = ['reset', 'email-change'];

const reasonForNone = (user: User | null): DropReason => {
  if (!user) return 'no-account';
  return user.disabledAt ? 'account-disabled' : 'demo-account';
};

@Injectable()
export class PasswordsService {
  constructor(
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** The same statements for everybody, so that neither the answer nor the time it takes tells who has an account. */
  requestReset(email: string, lang: Language | null): Promise<void> {
    return this.transactions.run(async (tx) => {
      // Locked, so that no link is on its way to an address that the account is giving up at this moment.
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

  /** The code is looked up before the password is hashed, so that guessing codes costs the server little. */
  async resetPassword({ code, password }: ResetPasswordDto): Promise<User> {
    const { userId } = await this.codes.purposeOf(code, RESET);
    const owner = await this.users.findById(userId);
    if (owner) await this.strength.assertFitFor(owner, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(userId, tx);
      if (!user) throw invalidActionCode();
      await this.codes.use(code, RESET, tx);
      if (user.disabledAt) throw userDisabled();
      await this.credentials.setPassword(user.id, passwordHash, tx);
      // The link proves that they read emails sent to the address, which is all that a verification asks.
      await this.credentials.markVerified(user, this.clock.now(), tx);
      await this.codes.cancel(user.id, tx, ['verification']);
      await this.sessions.endAllOf(user.id, { reason: 'password-reset' }, tx);
      await this.afterChange(user, { actor: { id: null }, action: 'password.reset' }, tx);
      return { ...user, passwordHash };
    });
  }

  async changePassword(actor: CurrentUser, { currentPassword, password }: ChangePasswordDto): Promise<User> {
    const confirmed = await this.reauthentication.reauthenticate(actor, currentPassword, 'currentPassword');
    await this.strength.assertFitFor(confirmed, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.reauthentication.lockUnchanged(confirmed, actor, tx);
      await this.credentials.setPassword(user.id, passwordHash, tx);
      await this.sessions.endAllOf(user.id, { except: actor.sessionId, reason: 'password-changed' }, tx);
      await this.afterChange(user, { actor, action: 'password.changed' }, tx);
      return { ...user, passwordHash };
    });
  }

  /**
   * For somebody who works here and has proved a password that will not do: it lets them in together with another, which takes
   * its place. Nobody who only knows the weak one has a session of theirs afterwards.
   */
  async replaceWeakPassword(proved: User, password: string | undefined): Promise<User> {
    if (password === undefined) throw weakPassword();
    await this.strength.assertFitFor(proved, password, 'newPassword');
    const passwordHash = await this.hasher.hash(password);
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(proved.id, tx);
      if (user?.tokenVersion !== proved.tokenVersion) throw userTokenExpired();
      if (user.disabledAt) throw userDisabled();
      await this.credentials.setPassword(user.id, passwordHash, tx);
      await this.sessions.endAllOf(user.id, { reason: 'password-changed' }, tx);
      await this.afterChange(user, { actor: { id: user.id }, action: 'password.changed' }, tx);
      // With the version that the new password has moved on, or no session could be opened.
      return (await this.credentials.lockUser(user.id, tx)) ?? user;
    });
  }

  private async afterChange(
    { id, email }: User,
    act: Pick<AuditedAct, 'actor' | 'action'>,
    tx: EntityManager,
  ): Promise<void> {
    await this.audit.record({ ...act, object: { type: 'user', id } }, tx);
    await this.codes.cancel(id, tx, ENDED_BY_A_NEW_PASSWORD);
    const facts = { at: this.clock.now().toISOString() };
    await this.mailer.enqueue({ kind: 'password-changed', to: email, userId: id, facts }, tx);
  }
}

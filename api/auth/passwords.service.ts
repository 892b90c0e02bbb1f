import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditedAct, AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { inTransaction } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import { CredentialsService } from '../users/credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ActionCodes } from './action-codes.service.js';
import { invalidActionCode, userDisabled } from './auth.problems.js';
import type { ActionKind } from './domain/action-code-life.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { ResetPasswordDto } from './dto/reset-password.dto.js';
import { OwnerCheck } from './owner-check.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

const RESET = ['reset'] as const;
/** What somebody who knew the old password may have set going. A way back to a former address is not among it. */
const ENDED_BY_A_NEW_PASSWORD: ActionKind[] = ['reset', 'email-change'];

@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly codes: ActionCodes,
    private readonly hasher: PasswordHasher,
    private readonly owners: OwnerCheck,
    private readonly sessions: SessionsService,
    private readonly mailer: Mailer,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** The same statements for everybody, so that neither the answer nor the time it takes tells who has an account. */
  requestReset(email: string): Promise<void> {
    return inTransaction(this.source, async (within) => {
      const user = await this.users.findByEmail(email, within);
      const reader = user && !user.disabledAt ? user : null;
      const code = await this.codes.make({ kind: 'reset', userId: reader?.id ?? null }, within);
      if (reader) {
        const letter = { kind: 'reset' as const, to: reader.email, userId: reader.id };
        await this.mailer.enqueueInstead({ ...letter, ...code }, within);
      } else {
        const reason = user ? 'This account has been closed.' : 'There is no account with this address.';
        await this.mailer.enqueueNothing(
          { kind: 'reset', to: email, userId: user?.id ?? null, reason },
          within,
        );
      }
    });
  }

  /** The code is looked up before the password is hashed, so that guessing costs the guesser more than the server. */
  async resetPassword({ code, password }: ResetPasswordDto): Promise<User> {
    const userId = await this.codes.ownerOf(code, RESET);
    const passwordHash = await this.hasher.hash(password);
    return inTransaction(this.source, async (within) => {
      const user = await this.credentials.lock(userId, within);
      if (!user) throw invalidActionCode();
      await this.codes.use(code, RESET, within);
      if (user.disabledAt) throw userDisabled();
      await this.credentials.setPassword(user.id, passwordHash, within);
      // She has read what was sent to the address, which is all that a verification asks.
      await this.credentials.markVerified(user, this.clock.now(), within);
      await this.codes.cancel(user.id, within, ['verification']);
      await this.sessions.endAllOf(user.id, { reason: 'password-reset' }, within);
      await this.users.moveTokenVersionOn(user.id, within);
      await this.afterChange(user, { actor: { id: null }, action: 'password.reset' }, within);
      return { ...user, passwordHash };
    });
  }

  async changePassword(actor: CurrentUser, { currentPassword, password }: ChangePasswordDto): Promise<User> {
    const demanded = await this.owners.demand(actor, currentPassword, 'currentPassword');
    const passwordHash = await this.hasher.hash(password);
    return inTransaction(this.source, async (within) => {
      const user = this.owners.stillIs(demanded, await this.credentials.lock(actor.id, within));
      await this.credentials.setPassword(user.id, passwordHash, within);
      await this.sessions.endAllOf(user.id, { except: actor.sessionId, reason: 'password-changed' }, within);
      await this.afterChange(user, { actor, action: 'password.changed' }, within);
      return { ...user, passwordHash };
    });
  }

  private async afterChange(
    { id, email }: User,
    act: Pick<AuditedAct, 'actor' | 'action'>,
    within: EntityManager,
  ): Promise<void> {
    await this.audit.record({ ...act, object: { type: 'user', id } }, within);
    await this.codes.cancel(id, within, ENDED_BY_A_NEW_PASSWORD);
    const facts = { at: this.clock.now().toISOString() };
    await this.mailer.enqueue({ kind: 'password-changed', to: email, userId: id, facts }, within);
  }
}

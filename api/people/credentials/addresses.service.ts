import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { emailKey } from '../../common/text/email-key.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { AccountClaimsService, type Claim } from './account-claims.service.js';
import { ActionCodesService } from './action-codes.service.js';
import { emailInUse, invalidActionCode, userDisabled } from './credentials.problems.js';
import type { ActionKind } from './domain/action-code-life.js';
import type { ChangeEmailDto } from './dto/change-email.dto.js';
import { ReauthenticationService } from './reauthentication.service.js';
import type { VerifyAddressDto } from './dto/verify-address.dto.js';
import { ExternalIdentitiesService } from './external-identities.service.js';
import { SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import type { VerifiedAddressView } from './verified-address.view.js';

const KINDS = ['verification', 'email-change', 'email-undo'] as const;
/** Links that were sent to an address prove nothing about the one that comes after it. */
const OF_THE_OLD_ADDRESS: ActionKind[] = ['reset', 'verification', 'email-change'];

/** Email addresses of accounts: verified by following a link that was sent there. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly claims: AccountClaimsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly identities: ExternalIdentitiesService,
    private readonly sessions: SessionsService,
    private readonly mailer: MailerService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Asks the owner of a new account to verify the address, as one part of creating it. */
  async sendVerificationTo({ id: userId, email: to }: User, tx: EntityManager): Promise<void> {
    const code = await this.codes.make({ kind: 'verification', userId }, tx);
    await this.mailer.enqueueInstead({ kind: 'verification', to, userId, ...code }, tx);
  }

  /** Sends the link again, unless the address has been verified in the meantime. */
  sendVerification(actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(actor.id, tx);
      if (user && !user.verifiedAt) await this.sendVerificationTo(user, tx);
    });
  }

  /** A link to the new address; nothing changes until it is followed. */
  async changeEmail(actor: CurrentUser, { email, password }: ChangeEmailDto): Promise<void> {
    const confirmed = await this.reauthentication.reauthenticate(actor, password, 'password');
    await this.transactions.run(async (tx) => {
      const user = await this.reauthentication.lockUnchanged(confirmed, actor, tx);
      if (await this.isTaken(email, user.id, tx)) throw emailInUse();
      const code = await this.codes.make({ kind: 'email-change', userId: user.id, email }, tx);
      await this.mailer.enqueueInstead({ kind: 'email-change', to: email, userId: user.id, ...code }, tx);
    });
  }

  /** The code proves that its bearer reads the emails of the address it was sent to; what follows depends on the link. */
  async verifyAddress(
    { code, ...said }: VerifyAddressDto,
    actor: CurrentUser | undefined,
    browser: SigningInBrowser,
  ): Promise<VerifiedAddressView> {
    const purpose = await this.codes.purposeOf(code, KINDS);
    const { userId } = purpose;
    const claim = await this.claims.prepare(purpose, said, browser);
    try {
      return await this.transactions.run(async (tx) => {
        const user = await this.credentials.lockUser(userId, tx);
        if (!user) throw invalidActionCode();
        const { kind, email } = await this.codes.use(code, KINDS, tx);
        if (user.disabledAt) throw userDisabled();
        if (email === null) {
          if (!user.verifiedAt) await this.claims.settle(user, claim, actor, tx);
          return await this.verify(user, tx);
        }
        return kind === 'email-undo'
          ? await this.restore(user, email, actor, tx)
          : await this.change(user, { email, claim, actor }, tx);
      });
    } catch (error) {
      // Two who verify one address at the same moment have both seen it free.
      throw violates(error, 'users_email_key_once') ? emailInUse() : error;
    }
  }

  private async verify(user: User, tx: EntityManager): Promise<VerifiedAddressView> {
    await this.credentials.markVerified(user, this.clock.now(), tx);
    await this.note('email.verified', user.id, tx);
    return { outcome: 'verified', email: user.email };
  }

  private async change(
    user: User,
    { email, claim, actor }: { email: string; claim: Claim; actor: CurrentUser | undefined },
    tx: EntityManager,
  ): Promise<VerifiedAddressView> {
    if (await this.isTaken(email, user.id, tx)) throw emailInUse();
    const now = this.clock.now();
    await this.setEmail(user, email, tx);
    await this.codes.cancel(user.id, tx, OF_THE_OLD_ADDRESS);
    await this.claims.settle({ ...user, email, emailKey: emailKey(email) }, claim, actor, tx);
    await this.notifyOldAddress(user, now, tx);
    await this.note('email.changed', user.id, tx);
    return { outcome: 'email-changed', email };
  }

  /** An unverified address may be a stranger's, who could get into the account by the undo link. */
  private async notifyOldAddress(
    { id: userId, email: to, verifiedAt }: User,
    now: Date,
    tx: EntityManager,
  ): Promise<void> {
    const undo = verifiedAt && (await this.codes.make({ kind: 'email-undo', userId, email: to }, tx));
    const facts = { at: now.toISOString() };
    await this.mailer.enqueue({ kind: 'email-changed', to, userId, facts, ...undo }, tx);
  }

  /** Somebody who knew the password changed the address: whatever they still hold of the account stops working. */
  private async restore(
    user: User,
    email: string,
    actor: CurrentUser | undefined,
    tx: EntityManager,
  ): Promise<VerifiedAddressView> {
    const { id } = user;
    const except = actor?.id === id ? actor.sessionId : undefined;
    await this.setEmail(user, email, tx);
    await this.credentials.setPassword(id, null, tx);
    await this.identities.unlink(id, tx);
    await this.codes.cancel(id, tx);
    await this.sessions.endAllOf(id, { except, reason: 'email-changed' }, tx);
    await this.note('email.restored', id, tx);
    return { outcome: 'email-restored', email };
  }

  private async setEmail(user: User, email: string, tx: EntityManager): Promise<void> {
    // What was said in a mailbox that may be a stranger's is the stranger's choice.
    if (user.verifiedAt) await this.reviewRequests.move(user.email, email, tx);
    await this.credentials.setEmail(user.id, email, this.clock.now(), tx);
  }

  /** Links are followed without signing in, so the log names no actor. */
  private note(action: AuditAction, id: string, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor: { id: null }, action, object: { type: 'user', id } }, tx);
  }

  private async isTaken(email: string, userId: string, tx: EntityManager): Promise<boolean> {
    const owner = await this.users.findByEmail(email, tx);
    return owner !== null || (await this.codes.isReserved(email, userId, tx));
  }
}

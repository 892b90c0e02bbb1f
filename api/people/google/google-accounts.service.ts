import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { inTransaction, RetryTransactionError } from '../../database/transaction.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { emailKey } from '../../common/text/email-key.js';
import { isEmailAddress } from '../users/email-address.js';
import type { User } from '../users/user.entity.js';
import { AccountClaimsService } from '../credentials/account-claims.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { requiresRecentLogin, userDisabled } from '../credentials/credentials.problems.js';
import { type LinkingStep, linkingStep } from './domain/google-linking.js';
import type { GoogleProfile } from './domain/google-profile.js';
import {
  unverifiedEmail,
  linkedAlready,
  linkedElsewhere,
  needsPassword,
  accountExists,
} from './google.problems.js';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import type { Language } from '../../words/types.gen.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** The account of a sign-in with Google, and whether it is new. */
export interface GoogleAccount {
  user: User;
  isNew: boolean;
}

/** Which account is linked to which Google account. */
@Injectable()
export class GoogleAccountsService {
  constructor(
    private readonly identities: ExternalIdentitiesService,
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly claims: AccountClaimsService,
    private readonly sessions: SessionsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  isLinked(userId: string): Promise<boolean> {
    return this.identities.isLinked(userId);
  }

  /**
   * The account for a Google profile: found, created, or linked where the rules allow it.
   *
   * @param lang of an account that is created
   */
  signIn(profile: GoogleProfile, lang: Language | null): Promise<GoogleAccount> {
    return inTransaction(this.source, async (within) => {
      await this.identities.lockSubject(profile.subject, within);
      const known = await this.identities.findUser(profile.subject, within);
      if (known?.disabledAt) throw userDisabled();
      if (known) return { user: known, isNew: false };
      return this.createOrLink(profile, lang, within);
    });
  }

  /** Links the account from inside; the two addresses may differ once the account’s own is verified. */
  link(profile: GoogleProfile, { id: sessionId, userId }: Pick<Session, 'id' | 'userId'>): Promise<void> {
    return inTransaction(this.source, async (within) => {
      await this.identities.lockSubject(profile.subject, within);
      const user = await this.credentials.lock(userId, within);
      if (!user) throw unauthenticated();
      // Asking Google takes its time, and whose session has been ended meanwhile must not keep a way in.
      if (!(await this.sessions.isAlive(sessionId, within))) throw requiresRecentLogin();
      const known = await this.identities.findUser(profile.subject, within);
      if (known?.id === userId) return;
      if (known) throw linkedElsewhere();
      if (await this.identities.isLinked(userId, within)) throw linkedAlready();
      const isTheirs = profile.isEmailVerified && emailKey(profile.email ?? '') === user.emailKey;
      // Otherwise somebody could sign up with another person's address, and keep a way in for when the owner takes the account over.
      if (!user.verifiedAt && !isTheirs) throw unverifiedEmail();
      if (!user.verifiedAt) await this.verify(user, within);
      await this.addIdentity(user, profile, within);
      await this.notify(user, { isPasswordGone: false }, within);
    });
  }

  /** From then on the password alone opens the account. */
  unlink(actor: CurrentUser): Promise<void> {
    const { id } = actor;
    return inTransaction(this.source, async (within) => {
      const user = await this.credentials.lock(id, within);
      if (user?.passwordHash === null) throw needsPassword();
      if (!user || !(await this.identities.unlink(id, within))) return;
      const facts = { at: this.clock.now().toISOString() };
      await this.mailer.enqueue({ kind: 'google-unlinked', to: user.email, userId: id, facts }, within);
      await this.audit.record({ actor, action: 'google.unlinked', object: { type: 'user', id } }, within);
    });
  }

  private async createOrLink(
    profile: GoogleProfile,
    lang: Language | null,
    within: EntityManager,
  ): Promise<GoogleAccount> {
    const email = isEmailAddress(profile.email) ? profile.email : null;
    const account = email === null ? null : await this.credentials.lockByEmail(email, within);
    const step = linkingStep({ ...profile, email }, account && (await this.factsOf(account, within)));
    switch (step) {
      case 'refuse-unverified':
        throw unverifiedEmail();
      case 'refuse-disabled':
        throw userDisabled();
      case 'ask-first':
        throw accountExists();
      case 'create':
        return { user: await this.create({ ...profile, email, lang }, within), isNew: true };
      case 'link':
      case 'take-over':
        return { user: await this.connect(step, account, profile, within), isNew: false };
    }
  }

  private async factsOf(account: User, within: EntityManager) {
    return {
      isAdmin: account.role === 'admin',
      isDisabled: account.disabledAt !== null,
      isVerified: account.verifiedAt !== null,
      isOfAnother: await this.identities.isLinked(account.id, within),
    };
  }

  private async create(
    profile: GoogleProfile & { lang: Language | null },
    within: EntityManager,
  ): Promise<User> {
    const { email, name, lang } = profile;
    if (email === null) throw unverifiedEmail();
    // The account that had the address until recently may still take it back.
    if (await this.codes.isReserved(email, null, within)) throw accountExists();
    const user = await this.credentials.registerVerified({ email, name, lang }, this.clock.now(), within);
    // The address was taken in the meantime: look again.
    if (!user) throw new RetryTransactionError();
    await this.addIdentity(user, profile, within);
    return user;
  }

  private async connect(
    step: Extract<LinkingStep, 'link' | 'take-over'>,
    account: User | null,
    profile: GoogleProfile,
    within: EntityManager,
  ): Promise<User> {
    if (!account) throw new RetryTransactionError();
    const isTakenOver = step === 'take-over';
    if (isTakenOver) await this.claims.takeOver(account, profile.name || account.name, within);
    await this.addIdentity(account, profile, within);
    await this.notify(account, { isPasswordGone: isTakenOver && account.passwordHash !== null }, within);
    const user = await this.credentials.lock(account.id, within);
    if (!user) throw new RetryTransactionError();
    return user;
  }

  private async verify(user: User, within: EntityManager): Promise<void> {
    await this.credentials.markVerified(user, this.clock.now(), within);
    await this.codes.cancel(user.id, within, ['verification']);
  }

  private async addIdentity(
    { id }: User,
    { subject, email }: GoogleProfile,
    within: EntityManager,
  ): Promise<void> {
    const identity = { userId: id, subject, email: email ?? '' };
    const createdAt = this.clock.now();
    if (!(await this.identities.link({ ...identity, createdAt }, within))) throw new RetryTransactionError();
    await this.audit.record({ actor: { id }, action: 'google.linked', object: { type: 'user', id } }, within);
  }

  private notify(user: User, { isPasswordGone }: { isPasswordGone: boolean }, within: EntityManager) {
    const facts = { at: this.clock.now().toISOString(), isPasswordGone };
    return this.mailer.enqueue({ kind: 'google-linked', to: user.email, userId: user.id, facts }, within);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { RetryTransactionError, Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { emailKey } from '../../common/text/email-key.js';
import { isEmailAddress } from '../../common/validation/email-address.js';
import type { User } from '../users/user.entity.js';
import { AccountClaimsService } from '../addresses/account-claims.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { requiresRecentLogin } from '../credentials/credentials.problems.js';
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

/** The account of a Google log-in, and if it is new. */
export interface GoogleAccount {
  user: User;
  isNew: boolean;
}

/** Links accounts with Google accounts. */
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
    private readonly transactions: Transactions,
  ) {}

  isLinked(userId: string): Promise<boolean> {
    return this.identities.isLinked(userId);
  }

  /**
   * The account for a Google profile: found, created, or linked where the rules allow it. It may be disabled, which
   * `SignInService` refuses.
   *
   * @param lang the language of a new account
   */
  signIn(profile: GoogleProfile, lang: Language | null): Promise<GoogleAccount> {
    return this.transactions.run(async (tx) => {
      await this.identities.lockSubject(profile.subject, tx);
      const known = await this.identities.findUser(profile.subject, tx);
      if (known) return { user: known, isNew: false };
      return this.createOrLink(profile, lang, tx);
    });
  }

  /** Links the account from inside. The addresses may differ if the account's own is verified. */
  link(profile: GoogleProfile, { id: sessionId, userId }: Pick<Session, 'id' | 'userId'>): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.identities.lockSubject(profile.subject, tx);
      const user = await this.credentials.lockUser(userId, tx);
      if (!user) throw unauthenticated();
      // The request to Google takes a while, and a session ended in the meantime must not create a way in.
      if (!(await this.sessions.isAlive(sessionId, tx))) throw requiresRecentLogin();
      const known = await this.identities.findUser(profile.subject, tx);
      if (known?.id === userId) return;
      if (known) throw linkedElsewhere();
      if (await this.identities.isLinked(userId, tx)) throw linkedAlready();
      const isTheirs = profile.isEmailVerified && emailKey(profile.email ?? '') === user.emailKey;
      // Otherwise, someone could sign up with another person's address, and keep a way in for when its owner takes
      // over the account.
      if (!user.verifiedAt && !isTheirs) throw unverifiedEmail();
      if (!user.verifiedAt) await this.verify(user, tx);
      await this.addIdentity(user, profile, tx);
      await this.notify(user, { isPasswordGone: false }, tx);
    });
  }

  /** Afterwards, only the password opens the account. */
  unlink(actor: CurrentUser): Promise<void> {
    const { id } = actor;
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(id, tx);
      if (user?.passwordHash === null) throw needsPassword();
      if (!user || !(await this.identities.unlink(id, tx))) return;
      const facts = { at: this.clock.now().toISOString() };
      await this.mailer.enqueue({ kind: 'google-unlinked', to: user.email, userId: id, facts }, tx);
      await this.audit.record({ actor, action: 'google.unlinked', object: { type: 'user', id } }, tx);
    });
  }

  private async createOrLink(
    profile: GoogleProfile,
    lang: Language | null,
    tx: EntityManager,
  ): Promise<GoogleAccount> {
    const email = isEmailAddress(profile.email) ? profile.email : null;
    const account = email === null ? null : await this.credentials.lockByEmail(email, tx);
    const step = linkingStep({ ...profile, email }, account && (await this.factsOf(account, tx)));
    switch (step) {
      case 'refuse-unverified':
        throw unverifiedEmail();
      case 'ask-first':
        throw accountExists();
      case 'create':
        return { user: await this.create({ ...profile, email, lang }, tx), isNew: true };
      case 'refuse-disabled':
        if (!account) throw new RetryTransactionError();
        return { user: account, isNew: false };
      case 'link':
      case 'take-over':
        return { user: await this.connect(step, account, profile, tx), isNew: false };
    }
  }

  private async factsOf(account: User, tx: EntityManager) {
    return {
      isAdmin: account.role === 'admin',
      isDisabled: account.disabledAt !== null,
      isVerified: account.verifiedAt !== null,
      isOfAnother: await this.identities.isLinked(account.id, tx),
    };
  }

  private async create(profile: GoogleProfile & { lang: Language | null }, tx: EntityManager): Promise<User> {
    const { email, name, lang } = profile;
    if (email === null) throw unverifiedEmail();
    // A former owner of the address may still restore it.
    if (await this.codes.isReserved(email, null, tx)) throw accountExists();
    const user = await this.credentials.registerVerified({ email, name, lang }, this.clock.now(), tx);
    // The address has just been taken: look again.
    if (!user) throw new RetryTransactionError();
    await this.addIdentity(user, profile, tx);
    return user;
  }

  private async connect(
    step: Extract<LinkingStep, 'link' | 'take-over'>,
    account: User | null,
    profile: GoogleProfile,
    tx: EntityManager,
  ): Promise<User> {
    if (!account) throw new RetryTransactionError();
    const isTakenOver = step === 'take-over';
    if (isTakenOver) await this.claims.takeOver(account, profile.name || account.name, tx);
    await this.addIdentity(account, profile, tx);
    await this.notify(account, { isPasswordGone: isTakenOver && account.passwordHash !== null }, tx);
    const user = await this.credentials.lockUser(account.id, tx);
    if (!user) throw new RetryTransactionError();
    return user;
  }

  private async verify(user: User, tx: EntityManager): Promise<void> {
    await this.credentials.markVerified(user, this.clock.now(), tx);
    await this.codes.cancel(user.id, tx, ['verification']);
  }

  private async addIdentity(
    { id }: User,
    { subject, email }: GoogleProfile,
    tx: EntityManager,
  ): Promise<void> {
    const identity = { userId: id, subject, email: email ?? '' };
    const createdAt = this.clock.now();
    if (!(await this.identities.link({ ...identity, createdAt }, tx))) throw new RetryTransactionError();
    await this.audit.record({ actor: { id }, action: 'google.linked', object: { type: 'user', id } }, tx);
  }

  private notify(user: User, { isPasswordGone }: { isPasswordGone: boolean }, tx: EntityManager) {
    const facts = { at: this.clock.now().toISOString(), isPasswordGone };
    return this.mailer.enqueue({ kind: 'google-linked', to: user.email, userId: user.id, facts }, tx);
  }
}

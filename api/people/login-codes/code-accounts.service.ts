import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AccountClaimsService } from '../addresses/account-claims.service.js';
import { userDisabled } from '../credentials/credentials.problems.js';
import { Transactions } from '../../database/transactions.js';
import { SignInService, type SignInStep } from '../factor-checks/sign-in.service.js';
import type { Session } from '../sessions/session.entity.js';
import { SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import type { Language } from '../../words/types.gen.js';
import { UsersService } from '../users/users.service.js';
import { codeExpired } from './login-codes.problems.js';
import { LoginCodesService, mayUseCodes } from './login-codes.service.js';
import type { AskedCode } from './login-codes.repository.js';
import { VerifiedAccountsService } from '../addresses/verified-accounts.service.js';

/** The result of entering a code, and if its account is new. */
export interface SignedInByCode {
  step: SignInStep;
  isNew: boolean;
}

/** Finds or creates the account of a mailbox whose owner has entered its code. */
@Injectable()
export class CodeAccountsService {
  constructor(
    private readonly codes: LoginCodesService,
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly claims: AccountClaimsService,
    private readonly verified: VerifiedAccountsService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async signIn(
    { code, browserSecret, lang }: { code: string; browserSecret: string | null; lang: Language | null },
    browser: SigningInBrowser,
  ): Promise<SignedInByCode> {
    const tried = await this.codes.recognise(code, browserSecret, browser);
    const session = await this.sessions.findSession(browser.secret);
    const { user, isNew } = await this.transactions.run(async (tx) => {
      const account = await this.credentials.lockByEmail(tried.email, tx);
      await this.codes.use(tried, tx);
      // A new password, a new owner or a deleted account also ends the code.
      if (tried.tokenVersion !== null && account?.tokenVersion !== tried.tokenVersion) throw codeExpired();
      if (!account) return { user: await this.create({ ...tried, lang }, tx), isNew: true };
      if (account.disabledAt) throw userDisabled();
      if (!mayUseCodes(account)) throw codeExpired();
      if (!account.verifiedAt) await this.verify(account, tried, session, tx);
      await this.users.completeProfile(account.id, tried, tx);
      return { user: await this.verified.reread(account, tx), isNew: false };
    });
    return { step: await this.signIns.begin(user, browser), isNew };
  }

  private async create(tried: AskedCode & { lang: Language | null }, tx: EntityManager): Promise<User> {
    const { email, name, lang } = tried;
    const user = await this.verified.create({ email, name, lang }, tx);
    await this.users.completeProfile(user.id, tried, tx);
    return this.verified.reread(user, tx);
  }

  /**
   * Anyone can sign up with anyone's address. In the browser that did, everything stays as it was; in any other, the
   * mailbox's owner takes over the account, and everything begun with its password ends.
   */
  private async verify(
    user: User,
    { name }: AskedCode,
    session: Session | null,
    tx: EntityManager,
  ): Promise<void> {
    const isOwnBrowser = session?.userId === user.id && (await this.sessions.isAlive(session.id, tx));
    if (isOwnBrowser) {
      await this.verified.verify(user, tx);
    } else {
      await this.claims.takeOver(user, name || user.name, tx);
    }
    const object = { type: 'user', id: user.id };
    await this.audit.record({ actor: { id: null }, action: 'email.verified', object }, tx);
  }
}

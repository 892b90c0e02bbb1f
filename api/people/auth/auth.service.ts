import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { Language } from '../../words/types.gen.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import { SignInService, type SignInStep } from '../factors/sign-in.service.js';
import { CodeOfferService } from '../login-codes/code-offer.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { type Registration, UsersService } from '../users/users.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { AddressesService } from '../credentials/addresses.service.js';
import { emailInUse } from '../credentials/credentials.problems.js';
import type { LogInDto } from './dto/log-in.dto.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { PasswordsService } from '../credentials/passwords.service.js';
import type { SessionView } from '../sessions/session.view.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly codes: ActionCodesService,
    private readonly addresses: AddressesService,
    private readonly signIns: SignInService,
    private readonly codeOffer: CodeOfferService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async signUp(
    { email, name, password }: SignUpDto,
    lang: Language | null,
    browser: SigningInBrowser,
  ): Promise<OpenedSession> {
    const passwordHash = await this.hasher.hash(password);
    const user = await this.transactions.run((tx) =>
      this.openAccount({ email, name, passwordHash, lang }, tx),
    );
    if (!user) throw emailInUse();
    return this.sessions.open(user, browser);
  }

  /** Null when the address is taken: then its owner is told by email, and their account stays as it is. */
  private async openAccount(registration: Registration, tx: EntityManager): Promise<User | null> {
    if (await this.codes.isReserved(registration.email, null, tx)) return null;
    const user = await this.users.register(registration, tx);
    await (user ? this.addresses.sendVerificationTo(user, tx) : this.notifyOwner(registration, tx));
    return user;
  }

  private async notifyOwner({ email, lang = null }: Registration, tx: EntityManager): Promise<void> {
    const owner = await this.users.findByEmail(email, tx);
    if (!owner || owner.disabledAt) return;
    const notice = { kind: 'sign-up-attempt' as const, to: owner.email, userId: owner.id, lang };
    await this.mailer.enqueueOnceADay({ ...notice, facts: { at: this.clock.now().toISOString() } }, tx);
  }

  /**
   * What follows once the password of an account has been checked: a session, or the question for the second factor. Somebody
   * who works here and whose password will not do has to bring another: until now nobody could see how strong it is.
   */
  async logIn(
    proved: User,
    { password, newPassword }: LogInDto,
    browser: SigningInBrowser,
  ): Promise<SignInStep> {
    const isTooWeak = await this.strength.isTooWeakFor(proved, password);
    const user = isTooWeak ? await this.passwords.replaceWeakPassword(proved, newPassword) : proved;
    return this.signIns.begin(user, browser);
  }

  async describeSession(secret: string | null): Promise<SessionView> {
    const session = await this.sessions.findSession(secret);
    return {
      user: session && (await this.sessions.viewOf(session.user)),
      google: this.env.google !== null,
      codes: (await this.codeOffer.findDelivery()) !== null,
    };
  }
}

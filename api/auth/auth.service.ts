import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { inTransaction } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { type Registration, UsersService } from '../users/users.service.js';
import { ActionCodes } from './action-codes.service.js';
import { AdminArrivals } from './admin-arrivals.service.js';
import { AddressesService } from './addresses.service.js';
import { toUserView } from '../users/user.view.js';
import { emailInUse, userDisabled, wrongPassword } from './auth.problems.js';
import type { LogInDto } from './dto/log-in.dto.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PasswordHasher } from './password-hasher.js';
import type { SessionView } from './session.view.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly attempts: LoginAttempts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly codes: ActionCodes,
    private readonly addresses: AddressesService,
    private readonly arrivals: AdminArrivals,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async signUp({ email, name, password }: SignUpDto, browser: SigningInBrowser): Promise<OpenedSession> {
    const passwordHash = await this.hasher.hash(password);
    const user = await inTransaction(this.source, (within) =>
      this.openAccount({ email, name, passwordHash }, within),
    );
    if (!user) throw emailInUse();
    return this.sessions.open(user, browser);
  }

  /** Null when the address is taken: then its owner is told, and her account stays as it is. */
  private async openAccount(registration: Registration, within: EntityManager): Promise<User | null> {
    if (await this.codes.isKept(registration.email, null, within)) return null;
    const user = await this.users.register(registration, within);
    await (user ? this.addresses.askForProof(user, within) : this.tellOwner(registration.email, within));
    return user;
  }

  private async tellOwner(email: string, within: EntityManager): Promise<void> {
    const owner = await this.users.findByEmail(email, within);
    if (!owner || owner.disabledAt) return;
    const letter = { kind: 'sign-up-attempt' as const, to: owner.email, userId: owner.id };
    await this.mailer.enqueue({ ...letter, facts: { at: this.clock.now().toISOString() } }, within);
  }

  async logIn({ email, password }: LogInDto, browser: SigningInBrowser): Promise<OpenedSession> {
    // A browser that shows a mark may be let in before the others.
    if (browser.marks === '') this.hasher.demandRoom();
    const user = await this.users.findByEmail(email);
    const storedHash = user?.passwordHash ?? null;
    const matches = await this.attempts.make({ email, user, browser }, ({ isKnownDevice }) =>
      this.hasher.matches(password, storedHash, { isUrgent: isKnownDevice }),
    );
    if (!user || storedHash === null || !matches) throw wrongPassword();
    if (user.disabledAt) throw userDisabled();
    await this.arrivals.note(user, browser);
    if (this.hasher.isOutdated(storedHash)) {
      user.passwordHash = await this.hasher.hash(password);
      await this.users.replacePasswordHash(user.id, user.passwordHash);
    }
    return this.sessions.open(user, browser);
  }

  async describeSession(secret: string | null): Promise<SessionView> {
    const session = await this.sessions.find(secret);
    return { user: session && toUserView(session.user), google: this.env.google !== null };
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService, type Registration } from '../users/users.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { SessionsService, type SigningInBrowser, type OpenedSession } from '../sessions/sessions.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { SignUpDto } from './dto/sign-up.dto.js';
import type { Language } from '../../words/types.gen.js';
import { emailInUse } from '../credentials/credentials.problems.js';
import type { User } from '../users/user.entity.js';
import { AddressLinksService } from '../addresses/address-links.service.js';

/** Creates accounts with a password. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionsService,
    private readonly codes: ActionCodesService,
    private readonly links: AddressLinksService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
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

  /** Null if the address is taken: its owner is told by email, and their account stays as it is. */
  private async openAccount(registration: Registration, tx: EntityManager): Promise<User | null> {
    if (await this.codes.isReserved(registration.email, null, tx)) return null;
    const user = await this.users.register(registration, tx);
    await (user ? this.links.sendVerificationTo(user, tx) : this.notifyOwner(registration, tx));
    return user;
  }

  private async notifyOwner({ email, lang = null }: Registration, tx: EntityManager): Promise<void> {
    const owner = await this.users.findByEmail(email, tx);
    if (!owner || owner.disabledAt) return;
    const notice = { kind: 'sign-up-attempt' as const, to: owner.email, userId: owner.id, lang };
    await this.mailer.enqueueOnceADay({ ...notice, facts: { at: this.clock.now().toISOString() } }, tx);
  }
}

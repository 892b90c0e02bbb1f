import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../users/users.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { ReauthenticationService } from '../credentials/reauthentication.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { User } from '../users/user.entity.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { ChangeEmailDto } from './dto/change-email.dto.js';
import { emailInUse } from '../credentials/credentials.problems.js';

/** Sends links that verify an address, change to it, or undo such a change. */
@Injectable()
export class AddressLinksService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly reauthentication: ReauthenticationService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Asks the owner of a new account to verify the address, while creating it. */
  async sendVerificationTo({ id: userId, email: to }: User, tx: EntityManager): Promise<void> {
    const code = await this.codes.make({ kind: 'verification', userId }, tx);
    await this.mailer.enqueueInstead({ kind: 'verification', to, userId, ...code }, tx);
  }

  /** Sends the link again, unless the address is already verified. */
  sendVerification(actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.credentials.lockUser(actor.id, tx);
      if (user && !user.verifiedAt) await this.sendVerificationTo(user, tx);
    });
  }

  /** Sends a link to the new address; nothing changes until it is followed. */
  async changeEmail(actor: CurrentUser, { email, password }: ChangeEmailDto): Promise<void> {
    const confirmed = await this.reauthentication.reauthenticate(actor, password, 'password');
    await this.transactions.run(async (tx) => {
      const user = await this.reauthentication.lockUnchanged(confirmed, actor, tx);
      if (await this.isTaken(email, user.id, tx)) throw emailInUse();
      const code = await this.codes.make({ kind: 'email-change', userId: user.id, email }, tx);
      await this.mailer.enqueueInstead({ kind: 'email-change', to: email, userId: user.id, ...code }, tx);
    });
  }

  /** Not to an unverified address: it may be a stranger's, who could get into the account with the undo link. */
  async notifyOldAddress({ id: userId, email: to, verifiedAt }: User, tx: EntityManager): Promise<void> {
    const undo = verifiedAt && (await this.codes.make({ kind: 'email-undo', userId, email: to }, tx));
    const facts = { at: this.clock.now().toISOString() };
    await this.mailer.enqueue({ kind: 'email-changed', to, userId, facts, ...undo }, tx);
  }

  /** True if another account has the address, or may still restore it. */
  async isTaken(email: string, userId: string, tx: EntityManager): Promise<boolean> {
    const owner = await this.users.findByEmail(email, tx);
    return owner !== null || (await this.codes.isReserved(email, userId, tx));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { emailKey } from '../../common/text/email-key.js';
import { ENV, type Env } from '../../config/env.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { demoAccounts, isDemoAccount } from '../../common/access/demo-accounts.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** Who may look around without a password, and for how long: until the salon belongs to somebody. */
@Injectable()
export class DemoAccountsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly salon: SalonSettingsService,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Only while the salon is the invented one, sends no email, and nobody has become its admin. */
  async areOpen(): Promise<boolean> {
    if (!this.env.demo || this.env.smtp) return false;
    return isDemoSalon(await this.salon.salon()) && !(await this.users.hasAdmin());
  }

  /** Whether whoever is signed in may stay so. Asked with every request: a demo may become somebody's salon at any moment. */
  async mayStay(person: { email: string }): Promise<boolean> {
    return !isDemoAccount(person) || (await this.areOpen());
  }

  /** The account for a role, as it is to be: made when it is first asked for, so that a demo without visitors has none. */
  put(role: Role, { name, staffId }: Pick<User, 'name' | 'staffId'>, tx: EntityManager): Promise<User> {
    const { email } = demoAccounts[role];
    const account = { email, emailKey: emailKey(email), name, role, staffId, verifiedAt: this.clock.now() };
    return this.users.putDemoAccount(account, tx);
  }

  /** Makes clients of them, for a salon that has got an admin of its own; the caller ends their sessions. Gives their ids. */
  dismiss(tx: EntityManager): Promise<string[]> {
    return this.users.dismissDemoAccounts(tx);
  }
}

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

/** The shared accounts for exploring without a password, open until the salon gets an owner. */
@Injectable()
export class DemoAccountsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly salon: SalonSettingsService,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Only while it is the demo salon, sends no email, and has no real admin. */
  async areOpen(): Promise<boolean> {
    if (!this.env.demo || this.env.smtp) return false;
    return isDemoSalon(await this.salon.salon()) && !(await this.users.hasAdmin());
  }

  /** True if a logged-in user may stay. Checked with every request: a demo may get an owner at any moment. */
  async mayStay(person: { email: string }): Promise<boolean> {
    return !isDemoAccount(person) || (await this.areOpen());
  }

  /** The current account for a role. Created on first use, so that a demo without visitors has none. */
  put(role: Role, { name, staffId }: Pick<User, 'name' | 'staffId'>, tx: EntityManager): Promise<User> {
    const { email } = demoAccounts[role];
    const account = { email, emailKey: emailKey(email), name, role, staffId, verifiedAt: this.clock.now() };
    return this.users.putDemoAccount(account, tx);
  }
}

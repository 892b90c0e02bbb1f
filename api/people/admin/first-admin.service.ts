import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { execute } from '../../database/rows.js';
import { type SalonBeginning, SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { Transactions } from '../../database/transactions.js';
import type { User } from '../users/user.entity.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { type Registration, UsersService } from '../users/users.service.js';
import { EarlierAccessService } from './earlier-access.service.js';

/** Two-part advisory lock: held while the first admin is appointed. */
const firstAdminLock = [7207, 2];

/** Appoints the first admin of a salon, only once. */
@Injectable()
export class FirstAdminService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly earlier: EarlierAccessService,
    private readonly salon: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async isMissing(): Promise<boolean> {
    return !(await this.users.hasAdmin());
  }

  /**
   * Null if an admin exists; the lock decides between concurrent instances and requests.
   * @param beginning the salon's initial settings; unchanged if left out
   */
  appoint(registration: Registration, beginning?: SalonBeginning): Promise<User | null> {
    return this.transactions.run(async (tx) => {
      await execute(tx, `SELECT pg_advisory_xact_lock($1, $2)`, firstAdminLock);
      if (await this.users.hasAdmin(tx)) return null;
      // First, in the order in which the demo salon's books are written: behind their lock, then the accounts.
      if (beginning) await this.salon.begin(beginning, tx);
      const admin = await this.users.appointFirstAdmin(registration, tx);
      // The server's operator has named the address, which proves as much as an email to it.
      await this.credentials.markVerified(admin, this.clock.now(), tx);
      await this.earlier.endAll(admin, tx);
      const object = { type: 'user', id: admin.id };
      await this.audit.record({ actor: { id: null }, action: 'salon.set-up', object }, tx);
      return admin;
    });
  }
}

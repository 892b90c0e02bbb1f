import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import { FactorRemovalService } from '../factors/factor-removal.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { SetupCodeService } from './setup-code.service.js';
import { UsersService } from '../users/users.service.js';
import type { User } from '../users/user.entity.js';

/** Revokes all access to the first admin’s account, or the salon, from before the appointment. */
@Injectable()
export class EarlierAccessService {
  constructor(
    private readonly identities: ExternalIdentitiesService,
    private readonly factors: FactorRemovalService,
    private readonly sessions: SessionsService,
    private readonly codes: ActionCodesService,
    private readonly code: SetupCodeService,
    private readonly users: UsersService,
  ) {}

  async endAll(admin: User, tx: EntityManager): Promise<void> {
    await this.identities.unlink(admin.id, tx);
    await this.factors.removeAllOf(admin, { by: 'operator', actor: { id: null } }, tx);
    await this.sessions.deleteAllOf(admin.id, tx);
    await this.codes.cancel(admin.id, tx);
    await this.code.remove(tx);
    for (const id of await this.users.dismissDemoAccounts(tx)) await this.sessions.deleteAllOf(id, tx);
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound, unauthenticated } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { FactorRulesService } from '../factor-rules/factor-rules.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { FactorCodesService } from './factor-codes.service.js';
import { lastFactor, noFactorYet } from './factors.problems.js';
import {
  type FactorView,
  type OwnFactorsView,
  type RecoveryCodesView,
  toFactorView,
} from './own-factors.view.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { FactorOwnersService } from './factor-owners.service.js';

/** Lets people see and manage their own second factors. */
@Injectable()
export class OwnFactorsService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly rules: FactorRulesService,
    private readonly users: UsersService,
    private readonly owners: FactorOwnersService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async showFactors({ id }: CurrentUser): Promise<OwnFactorsView> {
    const user = await this.self(id);
    return {
      factors: (await this.factors.listConfirmed(id)).map(toFactorView),
      recoveryCodesLeft: await this.codes.countRecoveryCodes(id),
      requiredFrom: await this.rules.requiredFrom(user.role),
    };
  }

  renameFactor(id: string, name: string, actor: CurrentUser): Promise<FactorView> {
    return this.transactions.run(async (tx) => {
      const factor = await this.get(id, actor.id, tx);
      await this.factors.rename(factor, name, tx);
      return toFactorView({ ...factor, name });
    });
  }

  removeFactor(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.owners.lockOwner(actor, tx);
      const factor = await this.get(id, user.id, tx);
      const isLast = (await this.factors.countConfirmed(user.id, tx)) === 1;
      if (isLast && (await this.rules.requiredFrom(user.role, tx)) !== null) throw lastFactor();
      await this.factors.remove(factor, tx);
      if (isLast) await this.codes.removeRecoveryCodes(user.id, tx);
      await this.record('factor.removed', actor, { factorId: id }, tx);
      const facts = { at: this.clock.now().toISOString(), name: factor.name, isLast, by: 'owner' as const };
      await this.mailer.enqueue({ kind: 'factor-removed', to: user.email, userId: user.id, facts }, tx);
    });
  }

  replaceRecoveryCodes(actor: CurrentUser): Promise<RecoveryCodesView> {
    return this.transactions.run(async (tx) => {
      const user = await this.owners.lockOwner(actor, tx);
      if ((await this.factors.countConfirmed(user.id, tx)) === 0) throw noFactorYet();
      const codes = await this.codes.makeRecoveryCodes(user.id, tx);
      await this.record('recovery-codes.made', actor, {}, tx);
      return { codes };
    });
  }

  private async get(id: string, userId: string, tx: EntityManager): Promise<SecondFactor> {
    const factor = await this.factors.findFactor({ id, userId }, tx);
    if (!factor?.confirmedAt) throw notFound('factor');
    return factor;
  }

  private record(
    action: AuditAction,
    actor: CurrentUser,
    detail: AuditDetail,
    tx: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'user', id: actor.id }, detail }, tx);
  }

  private async self(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw unauthenticated();
    return user;
  }
}

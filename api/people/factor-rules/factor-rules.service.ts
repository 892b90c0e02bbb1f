import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { type Role, teamRoles } from '../../common/access/role.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { Transactions } from '../../database/transactions.js';
import type { SetFactorRuleDto } from './dto/set-factor-rule.dto.js';
import type { FactorRule } from './factor-rule.entity.js';
import type { FactorRuleView } from './factor-rule.view.js';
import { FactorRulesRepository, type PeopleOfRole } from './factor-rules.repository.js';

/** Roles that need a second factor, and the day on which that begins. The sessions module enforces it. */
@Injectable()
export class FactorRulesService {
  constructor(
    private readonly rules: FactorRulesRepository,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async showRule(): Promise<FactorRuleView> {
    return toView(await this.rules.list(), await this.rules.countPeople());
  }

  async setRule({ roles, from }: SetFactorRuleDto, actor: CurrentUser): Promise<FactorRuleView> {
    const rules = from === null ? [] : roles.map((role) => ({ role, requiredFrom: from }));
    return this.transactions.run(async (tx) => {
      await this.rules.replaceAll(rules, tx);
      const object = { type: 'salon', id: 'factor-rule' };
      const detail = { roles: rules.map(({ role }) => role).join(' '), from: rules.length > 0 ? from : null };
      await this.audit.record({ actor, action: 'factor-rule.changed', object, detail }, tx);
      return toView(rules, await this.rules.countPeople(tx));
    });
  }

  /** The first day on which this role needs a second factor; null if it does not. */
  requiredFrom(role: Role, tx?: EntityManager): Promise<LocalDate | null> {
    return this.rules.requiredFrom(role, tx);
  }
}

const toView = (rules: FactorRule[], people: PeopleOfRole[]): FactorRuleView => ({
  roles: teamRoles.filter((role) => rules.some((rule) => rule.role === role)),
  from: rules[0]?.requiredFrom ?? null,
  people: people.map(({ role, people: count, withoutFactor }) => ({ role, people: count, withoutFactor })),
});

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Role } from '../common/access/role.js';
import { FactorRule } from './factor-rule.entity.js';

@Injectable()
export class FactorRulesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  list(within: EntityManager = this.source.manager): Promise<FactorRule[]> {
    return within.find(FactorRule);
  }

  async requiredFrom(role: Role, within: EntityManager = this.source.manager): Promise<string | null> {
    const rule = await within.findOneBy(FactorRule, { role });
    return rule?.requiredFrom ?? null;
  }

  async replaceAll(rules: FactorRule[], within: EntityManager): Promise<void> {
    await within.createQueryBuilder().delete().from(FactorRule).execute();
    if (rules.length > 0) await within.insert(FactorRule, rules);
  }
}

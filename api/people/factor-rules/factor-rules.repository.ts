import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Role, teamRoles, type TeamRole } from '../../common/access/role.js';
import { type ColumnsOf, integer, oneOf } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { FactorRule } from './factor-rule.entity.js';

/** The number of people with a role, and of those without a second factor. */
export interface PeopleOfRole {
  role: TeamRole;
  people: number;
  withoutFactor: number;
}

const peopleOfRoleColumns: ColumnsOf<PeopleOfRole> = {
  role: oneOf(...teamRoles),
  people: integer,
  withoutFactor: integer,
};

@Injectable()
export class FactorRulesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  list(tx: EntityManager = this.source.manager): Promise<FactorRule[]> {
    return tx.find(FactorRule);
  }

  async requiredFrom(role: Role, tx: EntityManager = this.source.manager): Promise<string | null> {
    const rule = await tx.findOneBy(FactorRule, { role });
    return rule?.requiredFrom ?? null;
  }

  /** For every team role, including unused ones; disabled accounts don't count. */
  countPeople(tx: EntityManager = this.source.manager): Promise<PeopleOfRole[]> {
    return queryRows(
      tx,
      peopleOfRoleColumns,
      `SELECT r.role, count(u.id)::int AS people, count(u.id) FILTER (WHERE NOT EXISTS (
         SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL))::int AS "withoutFactor"
       FROM unnest($1::text[]) WITH ORDINALITY AS r (role, place)
       LEFT JOIN users u ON u.role = r.role AND u.disabled_at IS NULL
       GROUP BY r.role, r.place ORDER BY r.place`,
      [teamRoles],
    );
  }

  async replaceAll(rules: FactorRule[], tx: EntityManager): Promise<void> {
    await tx.createQueryBuilder().delete().from(FactorRule).execute();
    if (rules.length > 0) await tx.insert(FactorRule, rules);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { bool, localDate, nullable } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import type { DatedRate, RateChange } from './domain/tax-rates.js';
import { ServiceTax } from './service-tax.entity.js';
import { TaxRateChange } from './tax-rate-change.entity.js';
import { TaxRate } from './tax-rate.entity.js';

@Injectable()
export class TaxRatesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By name, archived ones included. */
  async list(within: EntityManager = this.source.manager): Promise<DatedRate[]> {
    const rates = await within.find(TaxRate, { order: { name: 'ASC', id: 'ASC' } });
    const changes = await within.find(TaxRateChange, { order: { fromDay: 'ASC' } });
    return rates.map(({ id, name, archivedAt }) => ({
      id,
      name,
      isArchived: archivedAt !== null,
      changes: changes
        .filter(({ taxRateId }) => taxRateId === id)
        .map(({ fromDay, rateBp }) => ({ fromDay, rateBp })),
    }));
  }

  async add(name: string, within: EntityManager): Promise<string> {
    const { identifiers } = await within.insert(TaxRate, { name });
    return identifiers[0]?.id as string;
  }

  async change(
    id: string,
    facts: Partial<Pick<TaxRate, 'name' | 'archivedAt'>>,
    within: EntityManager,
  ): Promise<void> {
    await within.update(TaxRate, id, facts);
  }

  /** In place of what was planned for that day. */
  async setRate(taxRateId: string, { fromDay, rateBp }: RateChange, within: EntityManager): Promise<void> {
    await within.upsert(TaxRateChange, { taxRateId, fromDay, rateBp }, ['taxRateId', 'fromDay']);
  }

  async withdraw(taxRateId: string, fromDay: LocalDate, within: EntityManager): Promise<void> {
    await within.delete(TaxRateChange, { taxRateId, fromDay });
  }

  /** The rate of each service that has one of its own. */
  async ofServices(within: EntityManager = this.source.manager): Promise<Map<string, string>> {
    const rows = await within.find(ServiceTax, { select: { serviceId: true, taxRateId: true } });
    return new Map(rows.map(({ serviceId, taxRateId }) => [serviceId, taxRateId]));
  }

  /** Null for the usual one. */
  async setOfService(serviceId: string, taxRateId: string | null, within: EntityManager): Promise<void> {
    if (taxRateId === null) await within.delete(ServiceTax, { serviceId });
    else await within.upsert(ServiceTax, { serviceId, taxRateId }, ['serviceId']);
  }

  /** Whether something that is sold has this rate of its own. */
  async isUsed(taxRateId: string, within: EntityManager): Promise<boolean> {
    const row = await findRow(
      within,
      { used: bool },
      `SELECT EXISTS (SELECT FROM service_taxes WHERE tax_rate_id = $1)
         OR EXISTS (SELECT FROM products WHERE tax_rate_id = $1 AND archived_at IS NULL) AS used`,
      [taxRateId],
    );
    return row?.used === true;
  }

  /** The last day that has been closed; null when none has. Nothing on it or before it changes any more. */
  async lastClosedDay(within: EntityManager): Promise<LocalDate | null> {
    const row = await findRow(
      within,
      { day: nullable(localDate) },
      `SELECT max(business_day)::text AS day FROM day_closes`,
    );
    return row?.day ?? null;
  }
}

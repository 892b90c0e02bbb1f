import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { bool, localDate, nullable, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import type { DatedRate, RateChange } from './domain/tax-rates.js';
import { ServiceTax } from './service-tax.entity.js';
import { TaxRateChange } from './tax-rate-change.entity.js';
import { TaxRate } from './tax-rate.entity.js';

@Injectable()
export class TaxRatesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By name, including archived ones. */
  async list(tx: EntityManager = this.source.manager): Promise<DatedRate[]> {
    const rates = await tx.find(TaxRate, { order: { name: 'ASC', id: 'ASC' } });
    const changes = await tx.find(TaxRateChange, { order: { fromDay: 'ASC' } });
    return rates.map(({ id, name, archivedAt }) => ({
      id,
      name,
      isArchived: archivedAt !== null,
      changes: changes
        .filter(({ taxRateId }) => taxRateId === id)
        .map(({ fromDay, rateBp }) => ({ fromDay, rateBp })),
    }));
  }

  async addRate(name: string, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(TaxRate, { name });
    return identifiers[0]?.id as string;
  }

  async change(
    id: string,
    facts: Partial<Pick<TaxRate, 'name' | 'archivedAt'>>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(TaxRate, id, facts);
  }

  /** Replaces a rate planned for that day. */
  async setRate(taxRateId: string, { fromDay, rateBp }: RateChange, tx: EntityManager): Promise<void> {
    await tx.upsert(TaxRateChange, { taxRateId, fromDay, rateBp }, ['taxRateId', 'fromDay']);
  }

  async withdraw(taxRateId: string, fromDay: LocalDate, tx: EntityManager): Promise<void> {
    await tx.delete(TaxRateChange, { taxRateId, fromDay });
  }

  /** The rate of each service that has its own. */
  async ofServices(tx: EntityManager = this.source.manager): Promise<Map<string, string>> {
    const rows = await tx.find(ServiceTax, { select: { serviceId: true, taxRateId: true } });
    return new Map(rows.map(({ serviceId, taxRateId }) => [serviceId, taxRateId]));
  }

  /** The specific rates of services and products, without archived ones. */
  async listOwn(tx: EntityManager = this.source.manager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT tax_rate_id AS id FROM service_taxes JOIN services ON services.id = service_id WHERE status <> 'archived'
       UNION
       SELECT tax_rate_id FROM products WHERE tax_rate_id IS NOT NULL AND archived_at IS NULL`,
    );
    return rows.map(({ id }) => id);
  }

  /** Null for the usual rate. */
  async setOfService(serviceId: string, taxRateId: string | null, tx: EntityManager): Promise<void> {
    if (taxRateId === null) await tx.delete(ServiceTax, { serviceId });
    else await tx.upsert(ServiceTax, { serviceId, taxRateId }, ['serviceId']);
  }

  /** True if anything on sale has this rate as its own. */
  async isUsed(taxRateId: string, tx: EntityManager): Promise<boolean> {
    const row = await findRow(
      tx,
      { used: bool },
      `SELECT EXISTS (SELECT FROM service_taxes WHERE tax_rate_id = $1)
         OR EXISTS (SELECT FROM products WHERE tax_rate_id = $1 AND archived_at IS NULL) AS used`,
      [taxRateId],
    );
    return row?.used === true;
  }

  /** The last day that a close covers; null if there was no close. Rates up to that day can't change. */
  async lastClosedDay(tx: EntityManager): Promise<LocalDate | null> {
    const row = await findRow(
      tx,
      { day: nullable(localDate) },
      `SELECT max(last_day)::text AS day FROM day_closes`,
    );
    return row?.day ?? null;
  }
}

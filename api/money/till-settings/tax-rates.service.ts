import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { pgErrorOf } from '../../database/pg-errors.js';
import { inTransaction } from '../../database/transaction.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type DatedRate, TaxesOfDay } from './domain/tax-rates.js';
import type { AddTaxRateDto, ChangeTaxRateDto, SetServiceTaxesDto } from './dto/tax-rate.dto.js';
import { TaxRatesRepository } from './tax-rates.repository.js';
import { noSuchTaxRate, rateOfThePast, taxRateInUse, taxRateIsMissing } from './till-settings.problems.js';
import { TillSettingsRepository } from './till-settings.repository.js';
import { TillSettingsService } from './till-settings.service.js';
import type { TillSettingsView } from './till-settings.view.js';

/** The taxes that are on services and products. What was sold keeps the rate that it had; only coming days get another. */
@Injectable()
export class TaxRatesService {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly settings: TillSettingsRepository,
    private readonly shown: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** What is on what on this business day. */
  async ratesOn(day: LocalDate, within?: EntityManager): Promise<TaxesOfDay> {
    const { defaultTaxRateId } = await this.settings.get(within);
    const rates = await this.rates.list(within);
    return new TaxesOfDay(day, rates, defaultTaxRateId, await this.rates.ofServices(within));
  }

  /** 422 at `pointer` unless there is such a rate, and it is not archived. */
  async assertRate(id: string, pointer: string, within: EntityManager): Promise<void> {
    const rates = await this.rates.list(within);
    if (!rates.some((rate) => rate.id === id && !rate.isArchived)) throw taxRateIsMissing(pointer);
  }

  addTaxRate({ name, percent, fromDay }: AddTaxRateDto, actor: CurrentUser): Promise<TillSettingsView> {
    return this.changing(async (within, today) => {
      await this.assertComing(fromDay ?? today, { today, pointer: '#/fromDay' }, within);
      const id = await this.rates.add(name, within);
      await this.rates.setRate(id, { fromDay: fromDay ?? today, rateBp: bpOf(percent) }, within);
      await this.record('tax-rate.added', { id, detail: { percent } }, actor, within);
    });
  }

  changeTaxRate(id: string, body: ChangeTaxRateDto, actor: CurrentUser): Promise<TillSettingsView> {
    return this.changing(async (within, today) => {
      const before = await this.getRate(id, within);
      if (body.name !== undefined) await this.rates.change(before.id, { name: body.name }, within);
      if (body.isArchived !== undefined) await this.archive(before, body.isArchived, within);
      if (body.withdrawDay !== undefined) await this.withdraw(before, body.withdrawDay, today, within);
      if (body.from) {
        const { fromDay, percent } = body.from;
        await this.assertComing(fromDay, { today, pointer: '#/from/fromDay' }, within);
        await this.rates.setRate(before.id, { fromDay, rateBp: bpOf(percent) }, within);
      }
      const detail: AuditDetail = body.from ? { percent: body.from.percent, from: body.from.fromDay } : {};
      await this.record('tax-rate.changed', { id: before.id, detail }, actor, within);
    });
  }

  setServiceTaxes({ services }: SetServiceTaxesDto, actor: CurrentUser): Promise<TillSettingsView> {
    return this.changing(async (within) => {
      const usable = new Set(
        (await this.rates.list(within)).flatMap((rate) => (rate.isArchived ? [] : rate.id)),
      );
      for (const [index, { serviceId, taxRateId }] of services.entries()) {
        const rateId = taxRateId?.toLowerCase() ?? null;
        if (rateId !== null && !usable.has(rateId)) throw taxRateIsMissing(`#/services/${index}/taxRateId`);
        await this.setOfService({ serviceId: serviceId.toLowerCase(), rateId, index }, within);
      }
      const detail = { count: services.length };
      await this.record('service-taxes.changed', { id: 'services', detail }, actor, within);
    });
  }

  private async setOfService(
    { serviceId, rateId, index }: { serviceId: string; rateId: string | null; index: number },
    within: EntityManager,
  ): Promise<void> {
    try {
      await this.rates.setOfService(serviceId, rateId, within);
    } catch (error) {
      if (pgErrorOf(error)?.kind !== 'foreign-key') throw error;
      throw invalidInput([{ pointer: `#/services/${index}/serviceId`, detail: sentence('noSuchService') }]);
    }
  }

  /** One change at a time, and what there is afterwards. */
  private changing(
    work: (within: EntityManager, today: LocalDate) => Promise<void>,
  ): Promise<TillSettingsView> {
    return inTransaction(this.source, async (within) => {
      await this.settings.lock(within);
      const { timeZone } = await this.salons.salon(within);
      await work(within, localDayOf(this.clock.nowMinutes(), timeZone));
      return this.shown.showTillSettings(within);
    });
  }

  private async getRate(id: string, within: EntityManager): Promise<DatedRate> {
    const rate = (await this.rates.list(within)).find((one) => one.id === id.toLowerCase());
    if (!rate) throw noSuchTaxRate();
    return rate;
  }

  private async assertComing(
    day: LocalDate,
    { today, pointer }: { today: LocalDate; pointer: string },
    within: EntityManager,
  ): Promise<void> {
    const closed = await this.rates.lastClosedDay(within);
    if (day < today || (closed !== null && day <= closed)) throw rateOfThePast(pointer);
  }

  /** Only what is still to come, and never all of it. */
  private async withdraw(
    { id, changes }: DatedRate,
    day: LocalDate,
    today: LocalDate,
    within: EntityManager,
  ): Promise<void> {
    if (day <= today || changes.length === 1) throw rateOfThePast('#/withdrawDay');
    await this.rates.withdraw(id, day, within);
  }

  private async archive({ id }: DatedRate, isArchived: boolean, within: EntityManager): Promise<void> {
    const { defaultTaxRateId } = await this.settings.get(within);
    if (isArchived && (defaultTaxRateId === id || (await this.rates.isUsed(id, within))))
      throw taxRateInUse();
    await this.rates.change(id, { archivedAt: isArchived ? this.clock.now() : null }, within);
  }

  private record(
    action: AuditAction,
    { id, detail }: { id: string; detail: AuditDetail },
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'tax-rate', id }, detail }, within);
  }
}

const bpOf = (percent: number): number => Math.round(percent * 100);

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { type DatedRate, type RateChange, TaxesOfDay } from './domain/tax-rates.js';
import type { TillRules } from './domain/till-mode.js';
import type { AddTaxRateDto, ChangeTaxRateDto, SetServiceTaxesDto } from './dto/tax-rate.dto.js';
import { TaxRatesRepository } from './tax-rates.repository.js';
import { noSuchTaxRate, rateOfThePast, taxRateInUse, taxRateIsMissing } from './till-settings.problems.js';
import { TillSettingsService } from './till-settings.service.js';
import type { TillSettingsView } from './till-settings.view.js';

/** Manages the taxes on services and products. Past sales keep their rate; changes apply only to coming days. */
@Injectable()
export class TaxRatesService {
  constructor(
    private readonly rates: TaxRatesRepository,
    private readonly ledger: LedgerService,
    private readonly shown: TillSettingsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** The rates of everything on sale, by business day. */
  async ratesUnder(
    { defaultTaxRateId }: TillRules,
    tx?: EntityManager,
  ): Promise<(day: LocalDate) => TaxesOfDay> {
    const rates = await this.rates.list(tx);
    const ofServices = await this.rates.ofServices(tx);
    const ownIds = await this.rates.listOwn(tx);
    return (day) => new TaxesOfDay(day, rates, defaultTaxRateId, ofServices, ownIds);
  }

  /** 422 at `pointer` if the rate does not exist or is archived. */
  async assertRate(id: string, pointer: string, tx: EntityManager): Promise<void> {
    const rates = await this.rates.list(tx);
    if (!rates.some((rate) => rate.id === id && !rate.isArchived)) throw taxRateIsMissing(pointer);
  }

  /** Adds the demo salon's tax, which applies from this day on. Returns its id. */
  async seed({ name, ...change }: { name: string } & RateChange, tx: EntityManager): Promise<string> {
    const id = await this.rates.addRate(name, tx);
    await this.rates.setRate(id, change, tx);
    return id;
  }

  addTaxRate(
    { name, percent, fromDay, isUsual = false }: AddTaxRateDto,
    actor: CurrentUser,
  ): Promise<TillSettingsView> {
    return this.changeRates(async (tx, today) => {
      await this.assertComing(fromDay ?? today, { today, pointer: '#/fromDay' }, tx);
      const id = await this.rates.addRate(name, tx);
      await this.rates.setRate(id, { fromDay: fromDay ?? today, rateBp: bpOf(percent) }, tx);
      await this.record('tax-rate.added', { id, detail: { percent } }, actor, tx);
      if (isUsual) await this.shown.useTax(id, actor, tx);
    });
  }

  changeTaxRate(id: string, body: ChangeTaxRateDto, actor: CurrentUser): Promise<TillSettingsView> {
    return this.changeRates(async (tx, today) => {
      const before = await this.getRate(id, tx);
      if (body.name !== undefined) await this.rates.change(before.id, { name: body.name }, tx);
      if (body.isArchived !== undefined) await this.archive(before, body.isArchived, tx);
      if (body.withdrawDay !== undefined) await this.withdraw(before, body.withdrawDay, today, tx);
      if (body.from) {
        const { fromDay, percent } = body.from;
        await this.assertComing(fromDay, { today, pointer: '#/from/fromDay' }, tx);
        await this.rates.setRate(before.id, { fromDay, rateBp: bpOf(percent) }, tx);
      }
      const detail: AuditDetail = body.from ? { percent: body.from.percent, from: body.from.fromDay } : {};
      await this.record('tax-rate.changed', { id: before.id, detail }, actor, tx);
    });
  }

  setServiceTaxes({ services }: SetServiceTaxesDto, actor: CurrentUser): Promise<TillSettingsView> {
    return this.changeRates(async (tx) => {
      const usable = new Set((await this.rates.list(tx)).flatMap((rate) => (rate.isArchived ? [] : rate.id)));
      for (const [index, { serviceId, taxRateId }] of services.entries()) {
        const rateId = taxRateId ?? null;
        if (rateId !== null && !usable.has(rateId)) throw taxRateIsMissing(`#/services/${index}/taxRateId`);
        await this.setOfService({ serviceId, rateId, index }, tx);
      }
      const detail = { count: services.length };
      await this.record('service-taxes.changed', { id: 'services', detail }, actor, tx);
    });
  }

  private async setOfService(
    { serviceId, rateId, index }: { serviceId: string; rateId: string | null; index: number },
    tx: EntityManager,
  ): Promise<void> {
    try {
      await this.rates.setOfService(serviceId, rateId, tx);
    } catch (error) {
      if (pgErrorOf(error)?.kind !== 'foreign-key') throw error;
      throw invalidInput([{ pointer: `#/services/${index}/serviceId`, detail: sentence('noSuchService') }]);
    }
  }

  /** Makes one change at a time, and returns the result. */
  private changeRates(
    work: (tx: EntityManager, today: LocalDate) => Promise<void>,
  ): Promise<TillSettingsView> {
    return this.transactions.run(async (tx) => {
      await this.ledger.lockOut(tx);
      const { timeZone } = await this.salons.salon(tx);
      await work(tx, localDayOf(this.clock.nowMinutes(), timeZone));
      return this.shown.showTillSettings(tx);
    });
  }

  private async getRate(id: string, tx: EntityManager): Promise<DatedRate> {
    const rate = (await this.rates.list(tx)).find((one) => one.id === id);
    if (!rate) throw noSuchTaxRate();
    return rate;
  }

  private async assertComing(
    day: LocalDate,
    { today, pointer }: { today: LocalDate; pointer: string },
    tx: EntityManager,
  ): Promise<void> {
    const closed = await this.rates.lastClosedDay(tx);
    if (day < today || (closed !== null && day <= closed)) throw rateOfThePast(pointer);
  }

  /** Withdraws a rate that is still to come, but never the only one. */
  private async withdraw(
    { id, changes }: DatedRate,
    day: LocalDate,
    today: LocalDate,
    tx: EntityManager,
  ): Promise<void> {
    if (day <= today || changes.length === 1) throw rateOfThePast('#/withdrawDay');
    await this.rates.withdraw(id, day, tx);
  }

  private async archive({ id }: DatedRate, isArchived: boolean, tx: EntityManager): Promise<void> {
    const { defaultTaxRateId } = await this.shown.get(tx);
    if (isArchived && (defaultTaxRateId === id || (await this.rates.isUsed(id, tx)))) throw taxRateInUse();
    await this.rates.change(id, { archivedAt: isArchived ? this.clock.now() : null }, tx);
  }

  private record(
    action: AuditAction,
    { id, detail }: { id: string; detail: AuditDetail },
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'tax-rate', id }, detail }, tx);
  }
}

const bpOf = (percent: number): number => Math.round(percent * 100);

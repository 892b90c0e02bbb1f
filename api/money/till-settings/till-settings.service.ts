import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { stepCents } from '../../common/money/currency-step.js';
import { toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { inTransaction } from '../../database/transaction.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { sinceOf, type TillRules } from './domain/till-mode.js';
import type { ChangeTillSettingsDto } from './dto/till-settings.dto.js';
import { TaxRatesRepository } from './tax-rates.repository.js';
import { TillSettingsRepository } from './till-settings.repository.js';
import {
  notAcknowledged,
  taxRateIsMissing,
  tillElsewhere,
  tillOff,
  typedSomethingElse,
} from './till-settings.problems.js';
import { type TillSettingsView, toTillSettingsView } from './till-settings.view.js';

/** How the salon takes money. */
@Injectable()
export class TillSettingsService {
  constructor(
    private readonly settings: TillSettingsRepository,
    private readonly taxes: TaxRatesRepository,
    private readonly salons: SalonSettingsService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  get(within?: EntityManager): Promise<TillRules> {
    return this.settings.get(within);
  }

  /** The rules of a salon that takes money, here or elsewhere; 409 `till-off` for one that does not. */
  async assertOn(within?: EntityManager): Promise<TillRules> {
    const rules = await this.settings.get(within);
    if (rules.mode === 'off') throw tillOff();
    return rules;
  }

  /** The rules of a salon whose till this is: 409 `till-off` or `till-elsewhere` otherwise. */
  async assertRecords(within?: EntityManager): Promise<TillRules> {
    const rules = await this.assertOn(within);
    if (rules.mode === 'elsewhere') throw tillElsewhere();
    return rules;
  }

  async showTillSettings(within: EntityManager = this.source.manager): Promise<TillSettingsView> {
    const { currency, timeZone } = await this.salons.salon(within);
    return toTillSettingsView(await this.settings.get(within), {
      rates: await this.taxes.list(within),
      ofServices: await this.taxes.ofServices(within),
      currency,
      today: localDayOf(this.clock.nowMinutes(), timeZone),
    });
  }

  /** Whoever takes money meanwhile is done before, or reads what it says now. */
  changeTillSettings(body: ChangeTillSettingsDto, actor: CurrentUser): Promise<TillSettingsView> {
    return inTransaction(this.source, async (within) => {
      await this.settings.lock(within);
      await this.ledger.lock(within);
      const { name, currency } = await this.salons.salon(within);
      const before = await this.settings.get(within);
      const after = changed(before, body, this.clock.now());
      if (after.mode === 'record' && before.mode !== 'record') assertAcknowledged(body, name);
      assertWhole(body, currency);
      if (body.defaultTaxRateId) await this.assertRate(after.defaultTaxRateId, within);
      await this.settings.set(after, within);
      await this.record(before, after, actor, within);
      return this.showTillSettings(within);
    });
  }

  private async assertRate(id: string | null, within: EntityManager): Promise<void> {
    const rates = await this.taxes.list(within);
    if (!rates.some((rate) => rate.id === id && !rate.isArchived))
      throw taxRateIsMissing('#/defaultTaxRateId');
  }

  private async record(
    before: TillRules,
    after: TillRules,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    const object = { type: 'till', id: 'settings' };
    if (after.mode !== before.mode) {
      const detail = { from: before.mode, to: after.mode };
      await this.audit.record({ actor, action: 'till.mode-changed', object, detail }, within);
    }
    const fields = (Object.keys(after) as (keyof TillRules)[]).filter(
      (field) => field !== 'mode' && field !== 'since' && after[field] !== before[field],
    );
    if (fields.length === 0) return;
    const detail = { fields: fields.join(' ') };
    await this.audit.record({ actor, action: 'till-settings.changed', object, detail }, within);
  }
}

/** What is left out stays. */
function changed(before: TillRules, body: ChangeTillSettingsDto, now: Date): TillRules {
  const mode = body.mode ?? before.mode;
  return {
    mode,
    since: sinceOf(before, mode, now),
    taxIsAdded: body.taxIsAdded ?? before.taxIsAdded,
    defaultTaxRateId:
      body.defaultTaxRateId === undefined
        ? before.defaultTaxRateId
        : (body.defaultTaxRateId?.toLowerCase() ?? null),
    cashRoundingCents: centsOr(body.cashRounding, before.cashRoundingCents),
    receptionRefundLimitCents: centsOr(body.receptionRefundLimit, before.receptionRefundLimitCents),
    adminRefundLimitCents:
      body.adminRefundLimit === null ? null : centsOr(body.adminRefundLimit, before.adminRefundLimitCents),
    giftCardTax: body.giftCardTax ?? before.giftCardTax,
    giftCardMaxCents: centsOr(body.giftCardMax, before.giftCardMaxCents),
    giftCardYears: body.giftCardYears === undefined ? before.giftCardYears : body.giftCardYears,
  };
}

const centsOr = <Otherwise>(amount: number | undefined, otherwise: Otherwise): number | Otherwise =>
  amount === undefined ? otherwise : toCents(amount);

function assertAcknowledged({ acknowledged, typed }: ChangeTillSettingsDto, name: string): void {
  if (acknowledged !== true) throw notAcknowledged();
  if (typed?.normalize() !== name.normalize()) throw typedSomethingElse(name);
}

/** Of a currency without decimals, no field has any. */
function assertWhole(body: ChangeTillSettingsDto, currency: string): void {
  const step = stepCents(currency);
  const fields = ['cashRounding', 'receptionRefundLimit', 'adminRefundLimit', 'giftCardMax'] as const;
  const errors = fields
    .filter((field) => toCents(body[field] ?? 0) % step !== 0)
    .map((field) => ({ pointer: `#/${field}`, detail: sentence('notAWholeAmount') }));
  if (errors.length > 0) throw invalidInput(errors);
}

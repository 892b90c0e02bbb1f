import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { cashRoundingsOf } from '../../common/money/currencies.js';
import { toCents } from '../../common/money/currency-step.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { Transactions } from '../../database/transactions.js';
import { FreshProofService } from '../../people/factor-checks/fresh-proof.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { type CurrencyChange, CurrencyChangeListener } from '../../salon/salon/currency.port.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { shareSettings } from '../ledger/till-locks.js';
import { inCurrency } from './domain/in-currency.js';
import { raisesRefundLimit, sinceOf, type TillRules, untouchedIn } from './domain/till-mode.js';
import type { ChangeTillSettingsDto } from './dto/till-settings.dto.js';
import { TaxRatesRepository } from './tax-rates.repository.js';
import { TillSettingsRepository } from './till-settings.repository.js';
import {
  notAcknowledged,
  severalRates,
  taxRateIsMissing,
  tillElsewhere,
  tillOff,
  typedSomethingElse,
} from './till-settings.problems.js';
import { type TillSettingsView, toTillSettingsView } from './till-settings.view.js';

/** The rules and salon that a sale is based on, as of one moment. */
export interface TillTerms {
  rules: TillRules;
  salon: Salon;
}

/** Reads and changes how the salon takes money. */
@Injectable()
export class TillSettingsService implements CurrencyChangeListener {
  constructor(
    private readonly settings: TillSettingsRepository,
    private readonly taxes: TaxRatesRepository,
    private readonly salons: SalonSettingsService,
    private readonly ledger: LedgerService,
    private readonly proofs: FreshProofService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async get(tx?: EntityManager): Promise<TillRules> {
    return (await this.settings.findRules(tx)) ?? untouchedIn((await this.salons.salon(tx)).currency);
  }

  /** The rules of a salon that takes money, here or elsewhere; otherwise 409 `till-off`. */
  async assertOn(tx?: EntityManager): Promise<TillRules> {
    const rules = await this.get(tx);
    if (rules.mode === 'off') throw tillOff();
    return rules;
  }

  /** The rules of a salon that uses this till; otherwise 409 `till-off` or `till-elsewhere`. */
  async assertRecords(tx?: EntityManager): Promise<TillRules> {
    const rules = await this.assertOn(tx);
    assertHere(rules);
    return rules;
  }

  /**
   * The settings that a sale relies on. They stay unchanged until the transaction ends, and so do taxes and the
   * currency. Call before locking the ledger. 409 `till-off` if the salon takes no money.
   */
  async holdTerms(tx: EntityManager): Promise<TillTerms> {
    await shareSettings(tx);
    return { rules: await this.assertOn(tx), salon: await this.salons.salon(tx) };
  }

  async showTillSettings(tx?: EntityManager): Promise<TillSettingsView> {
    const { currency, timeZone } = await this.salons.salon(tx);
    const rules = await this.get(tx);
    return toTillSettingsView(rules, {
      opensSoon: rules.mode === 'off' && (await this.settings.areBooksBegun(tx)),
      rates: await this.taxes.list(tx),
      ofServices: await this.taxes.ofServices(tx),
      ownIds: await this.taxes.listOwn(tx),
      currency,
      today: localDayOf(this.clock.nowMinutes(), timeZone),
    });
  }

  /**
   * Sales in progress finish first; later ones read the new settings. Raising a refund limit asks for proof of
   * identity, as a refund above it would.
   */
  async changeTillSettings(body: ChangeTillSettingsDto, actor: CurrentUser): Promise<TillSettingsView> {
    const known = await this.get();
    if (raisesRefundLimit(known, changed(known, body, this.clock.now()))) {
      await this.proofs.assertFresh(actor, 'everyone');
    }
    return this.transactions.run(async (tx) => {
      await this.ledger.lockOut(tx);
      const { name, currency } = await this.salons.salon(tx);
      const before = await this.get(tx);
      const after = changed(before, body, this.clock.now());
      if (after.mode === 'record' && before.mode !== 'record') assertAcknowledged(body, name);
      assertRounding(body, currency);
      if (body.defaultTaxRateId) await this.assertRate(after.defaultTaxRateId, tx);
      if (body.giftCardTax === 'at-sale' && before.giftCardTax !== 'at-sale') {
        await this.assertOneRate(after.defaultTaxRateId, tx);
      }
      await this.settings.set(after, tx);
      await this.record(before, after, actor, tx);
      return this.showTillSettings(tx);
    });
  }

  /** Sets the usual tax, for a caller who has locked out sales. */
  async useTax(defaultTaxRateId: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    const before = await this.get(tx);
    const after = { ...before, defaultTaxRateId };
    await this.settings.set(after, tx);
    await this.record(before, after, actor, tx);
  }

  /** Limits and cash rounding change in the same transaction as the currency. */
  async currencyChanged(change: CurrencyChange, actor: CurrentUser, tx: EntityManager): Promise<void> {
    const before = await this.settings.findRules(tx);
    if (!before) return;
    const after = inCurrency(before, change);
    await this.settings.set(after, tx);
    await this.record(before, after, actor, tx);
  }

  /** Sets the demo salon's rules, for a caller who has locked out sales. */
  seed(rules: TillRules, tx: EntityManager): Promise<void> {
    return this.settings.set(rules, tx);
  }

  private async assertRate(id: string | null, tx: EntityManager): Promise<void> {
    const rates = await this.taxes.list(tx);
    if (!rates.some((rate) => rate.id === id && !rate.isArchived))
      throw taxRateIsMissing('#/defaultTaxRateId');
  }

  /** The tax due at a gift card's sale is known only if everything has the same rate. */
  private async assertOneRate(usualId: string | null, tx: EntityManager): Promise<void> {
    const ownIds = await this.taxes.listOwn(tx);
    if (ownIds.some((id) => id !== usualId)) throw severalRates();
  }

  private async record(
    before: TillRules,
    after: TillRules,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const object = { type: 'till', id: 'settings' };
    if (after.mode !== before.mode) {
      const detail = { from: before.mode, to: after.mode };
      await this.audit.record({ actor, action: 'till.mode-changed', object, detail }, tx);
    }
    const fields = (Object.keys(after) as (keyof TillRules)[]).filter(
      (field) => field !== 'mode' && field !== 'since' && after[field] !== before[field],
    );
    if (fields.length === 0) return;
    const detail = { fields: fields.join(' ') };
    await this.audit.record({ actor, action: 'till-settings.changed', object, detail }, tx);
  }
}

/** 409 `till-elsewhere` if another till takes the money. */
export function assertHere({ mode }: TillRules): void {
  if (mode === 'elsewhere') throw tillElsewhere();
}

/** Omitted fields stay as they are. */
function changed(before: TillRules, body: ChangeTillSettingsDto, now: Date): TillRules {
  const mode = body.mode ?? before.mode;
  return {
    mode,
    since: sinceOf(before, mode, now),
    taxIsAdded: body.taxIsAdded ?? before.taxIsAdded,
    defaultTaxRateId:
      body.defaultTaxRateId === undefined ? before.defaultTaxRateId : (body.defaultTaxRateId ?? null),
    cashRoundingCents: centsOr(body.cashRounding, before.cashRoundingCents),
    receptionRefundLimitCents: centsOr(body.receptionRefundLimit, before.receptionRefundLimitCents),
    adminRefundLimitCents:
      body.adminRefundLimit === null ? null : centsOr(body.adminRefundLimit, before.adminRefundLimitCents),
    giftCardTax: body.giftCardTax ?? before.giftCardTax,
    giftCardMaxCents: centsOr(body.giftCardMax, before.giftCardMaxCents),
    giftCardYears: body.giftCardYears === undefined ? before.giftCardYears : body.giftCardYears,
    limitsCurrency: body.limitsAreChecked ? null : before.limitsCurrency,
    legalName: body.legalName ?? before.legalName,
    vatNumber: body.vatNumber ?? before.vatNumber,
    receiptNote: body.receiptNote ?? before.receiptNote,
  };
}

const centsOr = <Otherwise>(amount: number | undefined, otherwise: Otherwise): number | Otherwise =>
  amount === undefined ? otherwise : toCents(amount);

function assertAcknowledged({ acknowledged, typed }: ChangeTillSettingsDto, name: string): void {
  if (acknowledged !== true) throw notAcknowledged();
  if (typed?.normalize() !== name.normalize()) throw typedSomethingElse(name);
}

/** 422 for a rounding that the currency doesn't have. */
function assertRounding({ cashRounding }: ChangeTillSettingsDto, currency: string): void {
  if (cashRounding === undefined || cashRoundingsOf(currency).includes(toCents(cashRounding))) return;
  throw invalidInput([{ pointer: '#/cashRounding', detail: sentence('noSuchCashRounding') }]);
}

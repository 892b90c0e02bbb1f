import { ApiProperty } from '@nestjs/swagger';
import { cashRoundingsOf, factsOf } from '../../common/money/currencies.js';
import { stepCents, toPrice } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { beginsAfter, type DatedRate, rateOn, TaxesOfDay } from './domain/tax-rates.js';
import {
  type GiftCardTax,
  giftCardTaxes,
  type TillMode,
  tillModes,
  type TillRules,
} from './domain/till-mode.js';

export class RateFromDayView {
  fromDay: string;

  /** In percent. */
  percent: number;
}

export class TaxRateView {
  _id: string;
  name: string;

  /** Today's rate in percent; null before its first day. */
  @ApiProperty({ type: Number, nullable: true })
  percent: number | null;

  /** All past, current and planned rates, by day. */
  changes: RateFromDayView[];
  isArchived: boolean;
}

export class ServiceTaxView {
  serviceId: string;
  taxRateId: string;
}

/** A tax that something is sold with, and whose first day is still to come. Until then, none is charged for it. */
export class TaxToComeView {
  _id: string;
  name: string;
  fromDay: string;

  /** True if it is the default tax and no service or product has another one. */
  isOnEverything: boolean;
}

export class TillSettingsView {
  /**
   * `off`: no payments are recorded. `elsewhere`: another till takes payments, and their totals are noted. `record`:
   * this is the till.
   */
  @ApiProperty({ enum: tillModes })
  mode: TillMode;

  /** True while the books of a new demo salon are being written. Its till is then off, and opens in about a minute. */
  opensSoon: boolean;

  /** The time at which the till was turned on. Visits completed before don't have to be paid. */
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  since: string | null;

  /** ISO 4217. */
  currency: string;

  /** The smallest amount that can be paid: 1 in a currency without decimals. */
  smallestAmount: number;

  /** The smallest coin or note. */
  smallestCash: number;

  /** The possible roundings of cash in this currency, 0 for none. */
  @ApiProperty({ type: [Number] })
  cashRoundings: number[];

  /** True if tax is added to prices; otherwise prices include it. */
  taxIsAdded: boolean;

  /** The tax of everything without its own; null for no tax. */
  @ApiProperty({ type: String, nullable: true })
  defaultTaxRateId: string | null;
  rates: TaxRateView[];

  /** Services with their own tax. */
  serviceTaxes: ServiceTaxView[];

  /** Cash amounts are rounded to a multiple of it; 0 for no rounding. */
  cashRounding: number;
  receptionRefundLimit: number;

  /** Null for no limit. */
  @ApiProperty({ type: Number, nullable: true })
  adminRefundLimit: number | null;

  /** Null until an admin has chosen; until then no gift cards can be sold. */
  @ApiProperty({ enum: giftCardTaxes, nullable: true })
  giftCardTax: GiftCardTax | null;

  /**
   * The current taxation of gift cards. Even with `at-sale` it is `at-use` while services or products have several
   * rates, or none; null if gift cards can't be sold.
   */
  @ApiProperty({ enum: giftCardTaxes, nullable: true })
  giftCardTaxNow: GiftCardTax | null;

  /** True if services or products have several rates: gift cards then can't be taxed at their sale. */
  hasSeveralRates: boolean;
  giftCardMax: number;

  /** Null for never. */
  @ApiProperty({ type: Number, nullable: true })
  giftCardYears: number | null;

  /**
   * The old currency of the salon’s own limits, until an admin has checked them after a change of currency. Otherwise
   * null.
   */
  @ApiProperty({ type: String, nullable: true })
  limitsCurrency: string | null;

  taxesToCome: TaxToComeView[];

  /** The legal name on receipts; empty if it is the salon's name. */
  legalName: string;

  /** On receipts; empty for none. */
  vatNumber: string;

  /** The salon’s own lines on receipts; empty for none. */
  receiptNote: string;
}

export const toTillSettingsView = (
  rules: TillRules,
  {
    opensSoon,
    rates,
    ofServices,
    ownIds,
    currency,
    today,
  }: {
    opensSoon: boolean;
    rates: readonly DatedRate[];
    ofServices: ReadonlyMap<string, string>;
    ownIds: readonly string[];
    currency: string;
    today: LocalDate;
  },
): TillSettingsView => {
  const taxes = new TaxesOfDay(today, rates, rules.defaultTaxRateId, ofServices, ownIds);
  return {
    mode: rules.mode,
    opensSoon,
    since: rules.since?.toISOString() ?? null,
    currency,
    smallestAmount: toPrice(stepCents(currency)),
    smallestCash: toPrice(factsOf(currency).smallestCashCents),
    cashRoundings: cashRoundingsOf(currency).map(toPrice),
    taxIsAdded: rules.taxIsAdded,
    defaultTaxRateId: rules.defaultTaxRateId,
    rates: rates.map((rate) => toTaxRateView(rate, today)),
    serviceTaxes: [...ofServices].map(([serviceId, taxRateId]) => ({ serviceId, taxRateId })),
    cashRounding: toPrice(rules.cashRoundingCents),
    receptionRefundLimit: toPrice(rules.receptionRefundLimitCents),
    adminRefundLimit: rules.adminRefundLimitCents === null ? null : toPrice(rules.adminRefundLimitCents),
    giftCardTax: rules.giftCardTax,
    ...cardTaxView(rules, taxes),
    giftCardMax: toPrice(rules.giftCardMaxCents),
    giftCardYears: rules.giftCardYears,
    limitsCurrency: rules.limitsCurrency,
    taxesToCome: taxesToCome(rules, rates, taxes, today),
    legalName: rules.legalName,
    vatNumber: rules.vatNumber,
    receiptNote: rules.receiptNote,
  };
};

function cardTaxView(
  { giftCardTax }: TillRules,
  { only, hasSeveral }: TaxesOfDay,
): Pick<TillSettingsView, 'giftCardTaxNow' | 'hasSeveralRates'> {
  return {
    giftCardTaxNow: giftCardTax === 'at-sale' && only === null ? 'at-use' : giftCardTax,
    hasSeveralRates: hasSeveral,
  };
}

function taxesToCome(
  { defaultTaxRateId }: TillRules,
  rates: readonly DatedRate[],
  taxes: TaxesOfDay,
  today: LocalDate,
): TaxToComeView[] {
  return rates
    .filter(({ id }) => taxes.isOnSomething(id))
    .flatMap(({ id, name, changes }) => {
      const fromDay = beginsAfter(today, changes);
      const isOnEverything = id === defaultTaxRateId && !taxes.hasSeveral;
      return fromDay === null ? [] : { _id: id, name, fromDay, isOnEverything };
    });
}

const percentOf = (rateBp: number): number => rateBp / 100;

function toTaxRateView({ id, name, changes, isArchived }: DatedRate, today: LocalDate): TaxRateView {
  const now = rateOn(changes, today);
  return {
    _id: id,
    name,
    percent: now === null ? null : percentOf(now),
    changes: changes.map(({ fromDay, rateBp }) => ({ fromDay, percent: percentOf(rateBp) })),
    isArchived,
  };
}

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

  /** What it is today, in percent; null before its first day. */
  @ApiProperty({ type: Number, nullable: true })
  percent: number | null;

  /** All that it was, is and will be, by day. */
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

  /** Whether it is the usual tax, and no service or product has another one. */
  isOnEverything: boolean;
}

export class TillSettingsView {
  /** `off`: no money is taken. `elsewhere`: another till takes it, and what was paid is noted. `record`: this is the till. */
  @ApiProperty({ enum: tillModes })
  mode: TillMode;

  /** When the salon began to take money. Visits that were done before are not to be paid. */
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  since: string | null;

  /** ISO 4217. */
  currency: string;

  /** The least amount that can be paid: 1 in a currency without decimals. */
  smallestAmount: number;

  /** The smallest coin or note: what cash can be paid in at the least. */
  smallestCash: number;

  /** What cash can be rounded to in this currency, 0 for not at all. */
  @ApiProperty({ type: [Number] })
  cashRoundings: number[];

  /** Whether tax comes on top of prices; otherwise it is in them. */
  taxIsAdded: boolean;

  /** On everything that has no rate of its own; null for no tax. */
  @ApiProperty({ type: String, nullable: true })
  defaultTaxRateId: string | null;
  rates: TaxRateView[];

  /** Services that have a rate of their own. */
  serviceTaxes: ServiceTaxView[];

  /** What is paid in cash is rounded to a multiple of it; 0 for not at all. */
  cashRounding: number;
  receptionRefundLimit: number;

  /** Null for no limit. */
  @ApiProperty({ type: Number, nullable: true })
  adminRefundLimit: number | null;

  /** Null until the owner has chosen; until then no gift card can be sold. */
  @ApiProperty({ enum: giftCardTaxes, nullable: true })
  giftCardTax: GiftCardTax | null;

  /**
   * How a gift card that is sold now is taxed. With `at-sale` it is `at-use` nevertheless while services or products have several
   * rates, or none; null where none can be sold.
   */
  @ApiProperty({ enum: giftCardTaxes, nullable: true })
  giftCardTaxNow: GiftCardTax | null;

  /** Whether services or products have another rate than the usual one: gift cards cannot be taxed as they are sold. */
  hasSeveralRates: boolean;
  giftCardMax: number;

  /** Null for never. */
  @ApiProperty({ type: Number, nullable: true })
  giftCardYears: number | null;

  /**
   * The currency that limits of the salon’s own were typed in, while no admin has looked at them since it changed. Null
   * otherwise.
   */
  @ApiProperty({ type: String, nullable: true })
  limitsCurrency: string | null;

  taxesToCome: TaxToComeView[];

  /** On receipts, whose salon it is before the law; empty where it is called so. */
  legalName: string;

  /** On receipts; empty for none. */
  vatNumber: string;

  /** The salon’s own lines on receipts; empty for none. */
  receiptNote: string;
}

export const toTillSettingsView = (
  rules: TillRules,
  {
    rates,
    ofServices,
    ownIds,
    currency,
    today,
  }: {
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

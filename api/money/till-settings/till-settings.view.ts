import { ApiProperty } from '@nestjs/swagger';
import { stepCents, toPrice } from '../../common/money/currency-step.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type DatedRate, rateOn } from './domain/tax-rates.js';
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
  giftCardMax: number;

  /** Null for never. */
  @ApiProperty({ type: Number, nullable: true })
  giftCardYears: number | null;
}

export const toTillSettingsView = (
  rules: TillRules,
  {
    rates,
    ofServices,
    currency,
    today,
  }: {
    rates: readonly DatedRate[];
    ofServices: ReadonlyMap<string, string>;
    currency: string;
    today: LocalDate;
  },
): TillSettingsView => ({
  mode: rules.mode,
  since: rules.since?.toISOString() ?? null,
  currency,
  smallestAmount: toPrice(stepCents(currency)),
  taxIsAdded: rules.taxIsAdded,
  defaultTaxRateId: rules.defaultTaxRateId,
  rates: rates.map((rate) => toTaxRateView(rate, today)),
  serviceTaxes: [...ofServices].map(([serviceId, taxRateId]) => ({ serviceId, taxRateId })),
  cashRounding: toPrice(rules.cashRoundingCents),
  receptionRefundLimit: toPrice(rules.receptionRefundLimitCents),
  adminRefundLimit: rules.adminRefundLimitCents === null ? null : toPrice(rules.adminRefundLimitCents),
  giftCardTax: rules.giftCardTax,
  giftCardMax: toPrice(rules.giftCardMaxCents),
  giftCardYears: rules.giftCardYears,
});

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

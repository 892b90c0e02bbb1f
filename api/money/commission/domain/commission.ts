import { shareOfStretch } from '../../../common/money/share-of-stretch.js';
import type { LocalDate } from '../../../common/time/local-date.js';

export const commissionScopes = ['services', 'products', 'service', 'product'] as const;
export type CommissionScope = (typeof commissionScopes)[number];

/** A commission rate in hundredths of a percent, valid from a day on. */
export interface Rate {
  scope: CommissionScope;
  serviceId: string | null;
  productId: string | null;
  rateBp: number;
  fromDay: LocalDate;
}

export interface SoldWork {
  kind: 'service' | 'product';
  serviceId: string | null;
  productId: string | null;
  /** The day of the sale; for a refund, that of the refunded sale. */
  soldOn: LocalDate;
  /** After discounts and without tax; negative for a refund. */
  netCents: number;
  /** For a refund: the original line's amount, and how much earlier refunds returned. Null for a sale. */
  gaveBack: { ofCents: number; beforeCents: number } | null;
}

/** The rate for a line: the one for that service or product, else the general one; the latest that has begun. */
export function rateFor(rates: readonly Rate[], line: SoldWork): number {
  const begun = rates.filter(({ fromDay }) => fromDay <= line.soldOn);
  const isOfItem = ({ scope, serviceId, productId }: Rate) =>
    scope === line.kind &&
    (line.kind === 'service' ? serviceId === line.serviceId : productId === line.productId);
  const latest = (some: Rate[]) =>
    some.reduce<Rate | null>(
      (last, rate) => (last === null || rate.fromDay > last.fromDay ? rate : last),
      null,
    );
  const rate =
    latest(begun.filter(isOfItem)) ?? latest(begun.filter(({ scope }) => scope === `${line.kind}s`));
  return rate?.rateBp ?? 0;
}

/**
 * The commission on one line, in whole steps of the currency. A refund takes back its share of the sale's commission,
 * so that refunding a line in parts takes back exactly all of it.
 */
export function commissionOf(
  { netCents, gaveBack }: Pick<SoldWork, 'netCents' | 'gaveBack'>,
  rateBp: number,
  stepCents: number,
): number {
  const of = (cents: number): number => Math.round((cents * rateBp) / 10_000 / stepCents) * stepCents;
  if (gaveBack === null) return of(netCents);
  const { ofCents, beforeCents } = gaveBack;
  const stretch = { fromCents: beforeCents, toCents: beforeCents - netCents, ofCents };
  // Avoid minus zero, which a table would show as "-0".
  return 0 - shareOfStretch(of(ofCents), stretch, stepCents);
}

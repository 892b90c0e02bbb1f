import { shareOfStretch } from '../../../common/money/share-of-stretch.js';
import type { LocalDate } from '../../../common/time/local-date.js';

export const commissionScopes = ['services', 'products', 'service', 'product'] as const;
export type CommissionScope = (typeof commissionScopes)[number];

/** What somebody gets of what they sell, in hundredths of a percent, from a day on. */
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
  /** Of the sale; of a refund, that of the sale which it takes back. */
  soldOn: LocalDate;
  /** After discounts and without tax; below nothing of a refund. */
  netCents: number;
  /** Of a refund: what its line of the sale came to, and how much of that earlier refunds gave back. Null of a sale. */
  gaveBack: { ofCents: number; beforeCents: number } | null;
}

/** The rate that holds for a line: of that service or product where there is one, else of all; the latest of those that have begun. */
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
 * Of one line, in whole steps of the currency. A refund takes back its share of what the sale's line had brought, so that however
 * a line is given back, exactly that goes with all of it.
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
  // Minus zero would be written as "-0" in a table.
  return 0 - shareOfStretch(of(ofCents), stretch, stepCents);
}

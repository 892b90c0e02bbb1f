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

/** Of one line, in whole steps of the currency; a refund takes back exactly what its sale had brought. */
export function commissionOf(netCents: number, rateBp: number, stepCents: number): number {
  const steps = Math.round((Math.abs(netCents) * rateBp) / 10_000 / stepCents) * stepCents;
  return netCents < 0 ? -steps : steps;
}

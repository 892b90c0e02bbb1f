import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { CurrencyView } from '../../salon/salon/salon.view.js';
import type { NamedRate, SoldLine } from './commission.repository.js';
import { commissionOf, type CommissionScope, commissionScopes, rateFor } from './domain/commission.js';

export class CommissionRateView {
  _id: string;
  staffId: string;
  staffName: string;

  @ApiProperty({ enum: commissionScopes })
  scope: CommissionScope;

  @ApiProperty({ type: String, nullable: true })
  serviceId: string | null;

  @ApiProperty({ type: String, nullable: true })
  productId: string | null;

  /** The service or product; empty if the rate applies to all. */
  title: string;
  percent: number;
  fromDay: string;
}

/** The sales and commission of a team member in a month. */
export class CommissionSumView {
  _id: string;
  name: string;

  /** After discounts and without tax, less refunds. */
  services: number;
  products: number;
  commission: number;
}

export class CommissionMonthView {
  firstDay: string;
  lastDay: string;
  currency: CurrencyView;
  people: CommissionSumView[];
}

export class CommissionLineView {
  _id: string;
  businessDay: string;
  saleId: string;

  /** Null if another till numbers sales. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;
  title: string;

  /** After discounts and without tax; negative for refunds. */
  net: number;
  percent: number;
  commission: number;
}

export class CommissionStatementView extends CommissionSumView {
  firstDay: string;
  lastDay: string;
  currency: CurrencyView;
  lines: CommissionLineView[];
}

export const toCommissionRateView = ({ id, rateBp, ...rate }: NamedRate): CommissionRateView => ({
  _id: id,
  staffId: rate.staffId,
  staffName: rate.staffName,
  scope: rate.scope,
  serviceId: rate.serviceId,
  productId: rate.productId,
  title: rate.title,
  percent: rateBp / 100,
  fromDay: rate.fromDay,
});

/** A line with its rate and what comes of it. */
export interface PaidLine extends SoldLine {
  rateBp: number;
  commissionCents: number;
}

export const withCommission = (lines: SoldLine[], rates: NamedRate[], stepCents: number): PaidLine[] =>
  lines.map((line) => {
    const rateBp = rateFor(
      rates.filter(({ staffId }) => staffId === line.staffId),
      line,
    );
    return { ...line, rateBp, commissionCents: commissionOf(line, rateBp, stepCents) };
  });

export function toCommissionSumView(_id: string, name: string, lines: PaidLine[]): CommissionSumView {
  const sum = (of: (line: PaidLine) => number) => toPrice(lines.reduce((all, line) => all + of(line), 0));
  return {
    _id,
    name,
    services: sum(({ kind, netCents }) => (kind === 'service' ? netCents : 0)),
    products: sum(({ kind, netCents }) => (kind === 'product' ? netCents : 0)),
    commission: sum(({ commissionCents }) => commissionCents),
  };
}

export const toCommissionLineView = (line: PaidLine, label: string | null): CommissionLineView => ({
  _id: line.id,
  businessDay: line.businessDay,
  saleId: line.saleId,
  label,
  title: line.title,
  net: toPrice(line.netCents),
  percent: line.rateBp / 100,
  commission: toPrice(line.commissionCents),
});

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { type ColumnsOf, instant, integer, nullable, oneOf, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

export interface PaymentOfDay {
  saleId: string;
  kind: 'sale' | 'refund';
  number: number | null;
  method: PaymentMethod;
  cents: number;
  paidAt: Date;
  takenBy: string | null;
}

const paymentOfDayColumns: ColumnsOf<PaymentOfDay> = {
  saleId: text,
  kind: oneOf('sale', 'refund'),
  number: nullable(integer),
  method: oneOf(...paymentMethods),
  cents: integer,
  paidAt: instant,
  takenBy: nullable(text),
};

export interface MethodOfDay {
  method: PaymentMethod;
  count: number;
  cents: number;
}

const methodOfDayColumns: ColumnsOf<MethodOfDay> = {
  method: oneOf(...paymentMethods),
  count: integer,
  cents: integer,
};

const MAX_PAYMENTS = 500;

/** Reads what was paid on a day; the sales themselves belong to a module above this one. */
@Injectable()
export class PaymentsOfDayRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The latest first. What was given back is below nothing. */
  list(day: LocalDate): Promise<PaymentOfDay[]> {
    return queryRows(
      this.source,
      paymentOfDayColumns,
      `SELECT sale.id AS "saleId", sale.kind, sale.number, method,
         CASE sale.kind WHEN 'refund' THEN -cents ELSE cents END AS cents, made_at AS "paidAt", seller.name AS "takenBy"
       FROM sales AS sale JOIN sale_payments ON sale_id = sale.id LEFT JOIN users AS seller ON seller.id = sold_by
       WHERE business_day = $1 ORDER BY made_at DESC, sale.id, position LIMIT ${MAX_PAYMENTS}`,
      [day],
    );
  }

  /** What each method comes to. */
  async byMethod(day: LocalDate, within: EntityManager = this.source.manager): Promise<MethodOfDay[]> {
    const rows = await queryRows(
      within,
      methodOfDayColumns,
      `SELECT method, count(*)::int AS count,
         sum(CASE kind WHEN 'refund' THEN -cents ELSE cents END)::int AS cents
       FROM sales JOIN sale_payments ON sale_id = sales.id WHERE business_day = $1 GROUP BY method`,
      [day],
    );
    return paymentMethods.flatMap((method) => rows.filter((row) => row.method === method));
  }

  async count(
    day: LocalDate,
    within: EntityManager = this.source.manager,
  ): Promise<{ sales: number; refunds: number }> {
    const counted = await findRow(
      within,
      { sales: integer, refunds: integer },
      `SELECT (count(*) FILTER (WHERE kind = 'sale'))::int AS sales,
         (count(*) FILTER (WHERE kind = 'refund'))::int AS refunds
       FROM sales WHERE business_day = $1`,
      [day],
    );
    return counted ?? { sales: 0, refunds: 0 };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, instant, integer, money, nullable, oneOf, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';
import { type Stretch, stretchOf } from './stretch.js';

export interface Payment {
  saleId: string;
  kind: 'sale' | 'refund';
  number: number | null;
  method: PaymentMethod;
  cents: number;
  paidAt: Date;
  takenBy: string | null;
}

const paymentColumns: ColumnsOf<Payment> = {
  saleId: text,
  kind: oneOf('sale', 'refund'),
  number: nullable(integer),
  method: oneOf(...paymentMethods),
  cents: money,
  paidAt: instant,
  takenBy: nullable(text),
};

export interface MethodSum {
  method: PaymentMethod;
  count: number;
  cents: number;
}

const methodSumColumns: ColumnsOf<MethodSum> = {
  method: oneOf(...paymentMethods),
  count: integer,
  cents: money,
};

const MAX_PAYMENTS = 500;

/** Reads the payments in a part of the till's records; the sales themselves belong to a module above this one. */
@Injectable()
export class PaymentsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Latest first. Refunds are negative. */
  list(stretch: Stretch): Promise<Payment[]> {
    const { column, value } = stretchOf(stretch);
    return queryRows(
      this.source,
      paymentColumns,
      `SELECT sale.id AS "saleId", sale.kind, sale.number, method,
         (CASE sale.kind WHEN 'refund' THEN -cents ELSE cents END) AS cents, made_at AS "paidAt",
         seller.name AS "takenBy"
       FROM sales AS sale JOIN sale_payments ON sale_id = sale.id LEFT JOIN users AS seller ON seller.id = sold_by
       WHERE sale.${column} = $1 ORDER BY made_at DESC, sale.id, position LIMIT ${MAX_PAYMENTS}`,
      [value],
    );
  }

  /** The total of each payment method. */
  async byMethod(stretch: Stretch): Promise<MethodSum[]> {
    const { column, value } = stretchOf(stretch);
    const rows = await queryRows(
      this.source,
      methodSumColumns,
      `SELECT method, count(*)::int AS count,
         sum(CASE kind WHEN 'refund' THEN -cents ELSE cents END) AS cents
       FROM sales JOIN sale_payments ON sale_id = sales.id WHERE ${column} = $1 GROUP BY method`,
      [value],
    );
    return paymentMethods.flatMap((method) => rows.filter((row) => row.method === method));
  }

  count(stretch: Stretch): Promise<{ sales: number; refunds: number }> {
    const { column, value } = stretchOf(stretch);
    return getRow(
      this.source,
      { sales: integer, refunds: integer },
      `SELECT (count(*) FILTER (WHERE kind = 'sale'))::int AS sales,
         (count(*) FILTER (WHERE kind = 'refund'))::int AS refunds
       FROM sales WHERE ${column} = $1`,
      [value],
    );
  }
}

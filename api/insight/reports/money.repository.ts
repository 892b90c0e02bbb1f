import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { type ColumnsOf, integer, localDate, money, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { DayRange } from './domain/periods.js';

/** The total sales of one thing over some days, less refunds. */
export interface Sum {
  figure: string;
  subject: string;
  quantity: number;
  cents: number;
  /** Without tax. */
  netCents: number;
}

const sumColumns: ColumnsOf<Sum> = {
  figure: text,
  subject: text,
  quantity: integer,
  cents: money,
  netCents: money,
};

/** Discounts or refunds by one person for one reason. */
export interface Concession {
  kind: 'discounts' | 'refunds' | 'undone';
  /** Null for a deleted account. */
  userId: string | null;
  reason: string;
  sales: number;
  cents: number;
}

const concessionColumns: ColumnsOf<Concession> = {
  kind: oneOf('discounts', 'refunds', 'undone'),
  userId: nullable(text),
  reason: text,
  sales: integer,
  cents: money,
};

export interface TipsOf {
  staffId: string;
  cents: number;
}

/** Reads sales totals by business day, in the salon's currency. */
@Injectable()
export class MoneyRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  sumsWithin({ firstDay, lastDay }: DayRange, currency: string): Promise<Sum[]> {
    return queryRows(
      this.source,
      sumColumns,
      `SELECT figure, subject, sum(quantity)::float8 AS quantity, sum(cents) AS cents,
         sum(net_cents) AS "netCents"
       FROM sale_sums WHERE business_day BETWEEN $1 AND $2 AND currency = $3
       GROUP BY figure, subject`,
      [firstDay, lastDay, currency],
    );
  }

  /** By day, for services and products, without tax. */
  takenWithin(
    { firstDay, lastDay }: DayRange,
    currency: string,
  ): Promise<{ day: LocalDate; cents: number }[]> {
    return queryRows(
      this.source,
      { day: localDate, cents: money },
      `SELECT business_day::text AS day, sum(net_cents) AS cents FROM sale_sums
       WHERE business_day BETWEEN $1 AND $2 AND currency = $3 AND figure IN ('service', 'product')
       GROUP BY business_day`,
      [firstDay, lastDay, currency],
    );
  }

  /** By day. */
  tipsWithin(
    { firstDay, lastDay }: DayRange,
    currency: string,
  ): Promise<{ day: LocalDate; cents: number }[]> {
    return queryRows(
      this.source,
      { day: localDate, cents: money },
      `SELECT business_day::text AS day, sum(cents) AS cents FROM sale_sums
       WHERE business_day BETWEEN $1 AND $2 AND currency = $3 AND figure = 'tip' GROUP BY business_day`,
      [firstDay, lastDay, currency],
    );
  }

  /** Read from the sales themselves: few have discounts, and only sales contain the reasons. Highest first. */
  concessionsWithin({ firstDay, lastDay }: DayRange, currency: string): Promise<Concession[]> {
    return queryRows(
      this.source,
      concessionColumns,
      `SELECT 'discounts' AS kind, sold_by AS "userId", discount_reason AS reason,
         count(DISTINCT sales.id)::int AS sales, sum(sale_lines.discount_cents) AS cents
       FROM sales JOIN sale_lines ON sale_id = sales.id
       WHERE business_day BETWEEN $1 AND $2 AND currency = $3 AND sales.kind = 'sale' AND sales.discount_cents > 0
         AND sale_lines.discount_cents > 0
       GROUP BY sold_by, discount_reason
       UNION ALL
       SELECT CASE WHEN is_undo THEN 'undone' ELSE 'refunds' END, sold_by, reason, count(*)::int,
         sum(total_cents + tip_cents + rounding_cents)
       FROM sales WHERE business_day BETWEEN $1 AND $2 AND currency = $3 AND kind = 'refund'
       GROUP BY 1, sold_by, reason
       ORDER BY cents DESC, reason`,
      [firstDay, lastDay, currency],
    );
  }

  /** Paid to team members by any method, less reversals. */
  tipsPaidWithin({ firstDay, lastDay }: DayRange, currency: string): Promise<TipsOf[]> {
    return queryRows(
      this.source,
      { staffId: text, cents: money },
      `SELECT staff_id AS "staffId", sum(CASE WHEN reverses_id IS NULL THEN cents ELSE -cents END) AS cents FROM till_movements
       WHERE business_day BETWEEN $1 AND $2 AND currency = $3 AND kind = 'tips-paid' GROUP BY staff_id`,
      [firstDay, lastDay, currency],
    );
  }

  /** Tips the salon owes, from any time. */
  tipsOwed(currency: string): Promise<TipsOf[]> {
    return queryRows(
      this.source,
      { staffId: text, cents: money },
      `SELECT subject_id AS "staffId", -cents AS cents FROM ledger_balances
       WHERE account = 'tips' AND currency = $1 AND cents <> 0`,
      [currency],
    );
  }

  /** Names for ids of team members, services, products, tax rates and accounts. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await queryRows(
      this.source,
      { id: text, name: text },
      `SELECT id, name FROM staff WHERE id = ANY ($1)
       UNION ALL SELECT id, title FROM services WHERE id = ANY ($1)
       UNION ALL SELECT id, title FROM products WHERE id = ANY ($1)
       UNION ALL SELECT id, name FROM tax_rates WHERE id = ANY ($1)
       UNION ALL SELECT id, coalesce(nullif(name, ''), email) FROM users WHERE id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

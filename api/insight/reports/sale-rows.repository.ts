import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { type ColumnsOf, instant, integer, money, nullable, oneOf, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import type { FoundRows } from './booking-rows.repository.js';
import type { SaleFigure } from './domain/figures.js';
import type { DayRange } from './domain/periods.js';

export interface SaleRow {
  id: string;
  day: string;
  at: Date;
  saleId: string | null;
  kind: 'sale' | 'refund' | null;
  number: number | null;
  bookingId: string | null;
  reference: string | null;
  clientName: string;
  what: string;
  staffName: string;
  reason: string;
  cents: number;
}

const saleRowColumns: ColumnsOf<SaleRow> = {
  id: text,
  day: text,
  at: instant,
  saleId: nullable(text),
  kind: nullable(oneOf('sale', 'refund')),
  number: nullable(integer),
  bookingId: nullable(text),
  reference: nullable(text),
  clientName: text,
  what: text,
  staffName: text,
  reason: text,
  cents: money,
};

export interface SaleRowsQuery {
  figure: SaleFigure;
  range: DayRange;
  currency: string;
  /** Null for lines without a team member. */
  staffId?: string | null | undefined;
  serviceId?: string | undefined;
  productId?: string | undefined;
  method?: string | undefined;
  rateId?: string | undefined;
  rateBp?: number | undefined;
}

const SIGN = "CASE sale.kind WHEN 'refund' THEN -1 ELSE 1 END";
const WITHIN = 'sale.business_day BETWEEN $1 AND $2 AND sale.currency = $3';
const NONE = 'NULL::uuid AS staff_id, NULL::uuid AS user_id';
const OF_LINE = `line.id AS id, sale.id AS sale_id, line.title AS what, line.staff_id, NULL::uuid AS user_id, '' AS reason`;
const OF_SALE = `sale.id, sale.id AS sale_id`;

const ofLines = (kinds: string) =>
  `SELECT ${OF_LINE}, ${SIGN} * line.net_cents AS cents FROM sales AS sale JOIN sale_lines AS line ON line.sale_id = sale.id
   WHERE ${WITHIN} AND line.kind IN (${kinds}) AND ($4::uuid IS NULL OR line.service_id = $4)
     AND ($5::uuid IS NULL OR line.product_id = $5)`;

/** The part paid by single-purpose gift cards was taxed at their sale. */
const ofTaxes = (cents: string) =>
  `SELECT ${OF_LINE}, ${SIGN} * (${cents}) AS cents FROM sales AS sale JOIN sale_lines AS line ON line.sale_id = sale.id
   LEFT JOIN gift_cards AS card ON card.id = line.gift_card_id
   WHERE ${WITHIN} AND line.tax_rate_id IS NOT NULL AND ($6::uuid IS NULL OR line.tax_rate_id = $6)
     AND (card.tax = 'single-purpose'
       OR (line.kind <> 'gift-card' AND (line.voucher_cents = 0 OR line.voucher_cents < line.payable_cents)))
     AND ($7::int IS NULL OR line.tax_rate_bp = $7)`;

const ofRefunds = (isUndo: boolean) =>
  `SELECT ${OF_SALE}, '' AS what, NULL::uuid AS staff_id, sale.sold_by AS user_id, sale.reason,
     sale.total_cents + sale.tip_cents + sale.rounding_cents AS cents
   FROM sales AS sale WHERE ${WITHIN} AND sale.kind = 'refund' AND ${isUndo ? '' : 'NOT '}sale.is_undo`;

/** SQL for the rows behind each figure about sales. */
const rowsByFigure: Record<Exclude<SaleFigure, 'tips-paid'>, string> = {
  taken: ofLines(`'service', 'product'`),
  services: ofLines(`'service'`),
  products: ofLines(`'product'`),
  'gift-cards': `SELECT ${OF_LINE}, ${SIGN} * line.payable_cents AS cents FROM sales AS sale JOIN sale_lines AS line ON line.sale_id = sale.id
    WHERE ${WITHIN} AND line.kind = 'gift-card'`,
  tax: ofTaxes('line.tax_cents'),
  'net-of-tax': ofTaxes('line.payable_cents - line.voucher_cents - line.tax_cents'),
  sales: `SELECT ${OF_SALE}, '' AS what, ${NONE}, '' AS reason, sale.total_cents AS cents
    FROM sales AS sale WHERE ${WITHIN} AND sale.kind = 'sale'`,
  rounding: `SELECT ${OF_SALE}, '' AS what, ${NONE}, '' AS reason, ${SIGN} * sale.rounding_cents AS cents
    FROM sales AS sale WHERE ${WITHIN} AND sale.rounding_cents <> 0`,
  payments: `SELECT payment.id, sale.id AS sale_id, payment.method AS what, ${NONE}, '' AS reason,
      ${SIGN} * payment.cents AS cents
    FROM sales AS sale JOIN sale_payments AS payment ON payment.sale_id = sale.id
    WHERE ${WITHIN} AND ($8::text IS NULL OR payment.method = $8)`,
  discounts: `SELECT line.id, sale.id AS sale_id, line.title AS what, NULL::uuid AS staff_id, sale.sold_by AS user_id,
      line.discount_reason AS reason, line.discount_cents AS cents
    FROM sales AS sale JOIN sale_lines AS line ON line.sale_id = sale.id
    WHERE ${WITHIN} AND sale.kind = 'sale' AND sale.discount_cents > 0 AND line.discount_cents > 0`,
  refunds: ofRefunds(false),
  undone: ofRefunds(true),
  tips: `SELECT sale.id, sale.id AS sale_id, '' AS what, tip.staff_id, NULL::uuid AS user_id, '' AS reason,
      ${SIGN} * tip.cents AS cents
    FROM sales AS sale JOIN sale_tips AS tip ON tip.sale_id = sale.id WHERE ${WITHIN}`,
};

/** Lists the sales behind a figure, in order of time. */
@Injectable()
export class SaleRowsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async list(query: SaleRowsQuery, page: Page): Promise<FoundRows<SaleRow>> {
    if (query.figure === 'tips-paid') return this.listTipsPaid(query, page);
    const { range, currency, staffId, serviceId, productId, method, rateId, rateBp } = query;
    // Every query gets all parameters, but most use only some of $4 to $8. "OR TRUE" filters nothing: it mentions
    // each parameter with its type, which PostgreSQL requires.
    const behind = `WITH behind AS (${rowsByFigure[query.figure]}), found AS (
        SELECT id, sale_id, what, staff_id, user_id, reason, cents FROM behind WHERE ($9::boolean IS NULL OR coalesce(staff_id, user_id) IS NULL)
          AND ($10::uuid IS NULL OR coalesce(staff_id, user_id) = $10)
          AND ($4::uuid IS NULL OR TRUE) AND ($5::uuid IS NULL OR TRUE) AND ($6::uuid IS NULL OR TRUE)
          AND ($7::int IS NULL OR TRUE) AND ($8::text IS NULL OR TRUE)
      )`;
    const values = [
      ...[range.firstDay, range.lastDay, currency],
      ...[serviceId ?? null, productId ?? null, rateId ?? null, rateBp ?? null, method ?? null],
      ...[staffId === null ? true : null, staffId ?? null],
    ];
    const tally = await findRow(
      this.source,
      { total: integer, cents: money },
      `${behind} SELECT count(*)::int AS total, coalesce(sum(cents), 0) AS cents FROM found`,
      values,
    );
    const rows = await queryRows(
      this.source,
      saleRowColumns,
      `${behind} SELECT found.id, sale.business_day::text AS day, sale.made_at AS at, sale.id AS "saleId", sale.kind,
         sale.number, sale.booking_id AS "bookingId", booking.reference,
         coalesce(booking.client_name, '') AS "clientName", found.what,
         coalesce(staff.name, nullif(users.name, ''), users.email, '') AS "staffName", found.reason,
         found.cents
       FROM found JOIN sales AS sale ON sale.id = found.sale_id
       LEFT JOIN bookings AS booking ON booking.id = sale.booking_id
       LEFT JOIN staff ON staff.id = found.staff_id
       LEFT JOIN users ON users.id = found.user_id
       ORDER BY sale.made_at, sale.id, found.id, found.staff_id LIMIT $11 OFFSET $12`,
      [...values, page.pageSize, rowsBefore(page)],
    );
    return { rows, total: tally?.total ?? 0, cents: tally?.cents ?? 0 };
  }

  /** Tips paid by any method; reversals are negative. */
  private async listTipsPaid(
    { range, currency, staffId }: SaleRowsQuery,
    page: Page,
  ): Promise<FoundRows<SaleRow>> {
    const signed = 'CASE WHEN reverses_id IS NULL THEN cents ELSE -cents END';
    const paid = `movement.business_day BETWEEN $1 AND $2 AND movement.currency = $3
      AND movement.kind = 'tips-paid' AND ($4::uuid IS NULL OR movement.staff_id = $4)`;
    const values = [range.firstDay, range.lastDay, currency, staffId ?? null];
    const tally = await findRow(
      this.source,
      { total: integer, cents: money },
      `SELECT count(*)::int AS total, coalesce(sum(${signed}), 0) AS cents FROM till_movements AS movement WHERE ${paid}`,
      values,
    );
    const rows = await queryRows(
      this.source,
      saleRowColumns,
      `SELECT movement.id, business_day::text AS day, moved_at AS at, NULL AS "saleId", NULL AS kind, NULL AS number,
         NULL AS "bookingId", NULL AS reference, '' AS "clientName", '' AS what,
         coalesce((SELECT name FROM staff WHERE id = movement.staff_id), '') AS "staffName", reason,
         (${signed}) AS cents
       FROM till_movements AS movement WHERE ${paid} ORDER BY moved_at, movement.id LIMIT $5 OFFSET $6`,
      [...values, page.pageSize, rowsBefore(page)],
    );
    return { rows, total: tally?.total ?? 0, cents: tally?.cents ?? 0 };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import {
  bool,
  type ColumnsOf,
  integer,
  localDate,
  money,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import type { Rate, SoldWork } from './domain/commission.js';
import { CommissionRate } from './commission-rate.entity.js';
import { saleKinds } from '../sales/sale-kinds.js';

/** A line that someone did or sold, or its refund. */
export interface SoldLine extends SoldWork {
  id: string;
  staffId: string;
  staffName: string;
  saleId: string;
  saleKind: 'sale' | 'refund';
  number: number | null;
  businessDay: LocalDate;
  title: string;
}

/** The row as queried. */
interface SoldLineRow extends Omit<SoldLine, 'gaveBack'> {
  ofCents: number | null;
  beforeCents: number;
}

const soldLineColumns: ColumnsOf<SoldLineRow> = {
  id: text,
  staffId: text,
  staffName: text,
  saleId: text,
  saleKind: oneOf(...saleKinds),
  number: nullable(integer),
  businessDay: localDate,
  title: text,
  kind: oneOf('service', 'product'),
  serviceId: nullable(text),
  productId: nullable(text),
  soldOn: localDate,
  netCents: money,
  ofCents: nullable(money),
  beforeCents: money,
};

export interface NamedRate extends Rate {
  id: string;
  staffId: string;
  staffName: string;
  /** Title of the service or product; empty if the rate applies to all. */
  title: string;
}

const namedRateColumns: ColumnsOf<NamedRate> = {
  id: text,
  staffId: text,
  staffName: text,
  title: text,
  scope: oneOf('services', 'products', 'service', 'product'),
  serviceId: nullable(text),
  productId: nullable(text),
  rateBp: integer,
  fromDay: localDate,
};

@Injectable()
export class CommissionRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** In the owner's order of team members, then by day, latest first; only one person's if given. */
  rates(staffId?: string): Promise<NamedRate[]> {
    return queryRows(
      this.source,
      namedRateColumns,
      `SELECT rate.id, rate.staff_id AS "staffId", staff.name AS "staffName", rate.scope, rate.service_id AS "serviceId",
         rate.product_id AS "productId", coalesce(services.title, products.title, '') AS title,
         rate.rate_bp AS "rateBp", rate.from_day::text AS "fromDay"
       FROM commission_rates AS rate JOIN staff ON staff.id = rate.staff_id
       LEFT JOIN services ON services.id = rate.service_id LEFT JOIN products ON products.id = rate.product_id
       WHERE $1::uuid IS NULL OR rate.staff_id = $1
       ORDER BY staff.position, staff.name, rate.staff_id, rate.scope DESC, title, rate.from_day DESC`,
      [staffId ?? null],
    );
  }

  /** Sales and refunds on these business days, in order of time. */
  async linesWithin(
    { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
    currency: string,
    staffId?: string,
  ): Promise<SoldLine[]> {
    const rows = await queryRows(
      this.source,
      soldLineColumns,
      `SELECT line.id, line.staff_id AS "staffId", staff.name AS "staffName", sale.id AS "saleId",
         sale.kind AS "saleKind", sale.number, sale.business_day::text AS "businessDay", line.kind, line.title,
         line.service_id AS "serviceId", line.product_id AS "productId",
         coalesce(original.business_day, sale.business_day)::text AS "soldOn",
         (CASE sale.kind WHEN 'refund' THEN -line.net_cents ELSE line.net_cents END) AS "netCents",
         (SELECT net_cents FROM sale_lines WHERE id = line.of_line_id) AS "ofCents",
         (SELECT coalesce(sum(earlier_line.net_cents), 0)
          FROM sales AS earlier JOIN sale_lines AS earlier_line ON earlier_line.sale_id = earlier.id
          WHERE earlier.of_sale_id = sale.of_sale_id AND earlier_line.of_line_id = line.of_line_id
            AND (earlier.made_at, earlier.id) < (sale.made_at, sale.id)) AS "beforeCents"
       FROM sales AS sale JOIN sale_lines AS line ON line.sale_id = sale.id
       JOIN staff ON staff.id = line.staff_id
       LEFT JOIN sales AS original ON original.id = sale.of_sale_id
       WHERE sale.business_day BETWEEN $1 AND $2 AND sale.currency = $3 AND line.kind IN ('service', 'product')
         AND ($4::uuid IS NULL OR line.staff_id = $4)
       ORDER BY sale.made_at, sale.id, line.position`,
      [firstDay, lastDay, currency, staffId ?? null],
    );
    return rows.map(({ ofCents, beforeCents, ...line }) => ({
      ...line,
      gaveBack: ofCents === null ? null : { ofCents, beforeCents },
    }));
  }

  /** Replaces a rate from the same day. Returns its id. */
  async set(rate: Rate & { staffId: string }, tx: EntityManager): Promise<string> {
    const { staffId, scope, serviceId, productId, fromDay } = rate;
    await execute(
      tx,
      `DELETE FROM commission_rates WHERE staff_id = $1 AND scope = $2 AND service_id IS NOT DISTINCT FROM $3::uuid
         AND product_id IS NOT DISTINCT FROM $4::uuid AND from_day = $5`,
      [staffId, scope, serviceId, productId, fromDay],
    );
    const { identifiers } = await tx.insert(CommissionRate, rate);
    return String(identifiers[0]?.id);
  }

  /** True if the service or product exists, or the rate applies to all. */
  async isSold({ serviceId, productId }: Pick<Rate, 'serviceId' | 'productId'>): Promise<boolean> {
    const found = await findRow(
      this.source,
      { is: bool },
      `SELECT ($1::uuid IS NULL OR EXISTS (SELECT FROM services WHERE id = $1))
         AND ($2::uuid IS NULL OR EXISTS (SELECT FROM products WHERE id = $2)) AS is`,
      [serviceId, productId],
    );
    return found?.is ?? false;
  }

  findRate(id: string, tx: EntityManager): Promise<CommissionRate | null> {
    return tx.findOneBy(CommissionRate, { id });
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(CommissionRate, id);
  }
}

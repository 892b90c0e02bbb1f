import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { integer, nullable, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { KnownClient } from './past-visits.js';

/** Facts about the demo salon, for writing a day of its past. */
@Injectable()
export class PastDaysRepository {
  /** All clients without an account, with the days to their next visits on both sides of this instant. */
  knownClients(at: Date, tx: EntityManager): Promise<KnownClient[]> {
    return queryRows(
      tx,
      { id: text, name: text, phone: text, daysSince: nullable(integer), daysUntil: nullable(integer) },
      `SELECT clients.id, clients.name, clients.phone,
         floor(date_part('epoch', $1 - max(starts_at) FILTER (WHERE starts_at < $1)) / 86400)::int AS "daysSince",
         floor(date_part('epoch', min(starts_at) FILTER (WHERE starts_at >= $1) - $1) / 86400)::int AS "daysUntil"
       FROM clients JOIN bookings ON card_id = clients.id
       GROUP BY clients.id ORDER BY clients.name`,
      [at],
    );
  }

  /** Ids of completed visits that begin within these bounds, as they ended. */
  async completedWithin({ start, end }: { start: Date; end: Date }, tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT id FROM bookings WHERE status = 'done' AND starts_at >= $1 AND starts_at < $2 AND reference LIKE 'DEMO-%'
       ORDER BY ends_at, id`,
      [start, end],
    );
    return rows.map(({ id }) => id);
  }

  /** A sale of that day which can be refunded, preferably with a product; null if nothing was sold. */
  async findSaleOn(day: LocalDate, tx: EntityManager): Promise<string | null> {
    const row = await findRow(
      tx,
      { id: text },
      `SELECT id FROM sales
       WHERE business_day = $1 AND kind = 'sale' AND undone_by IS NULL AND total_cents > 0
         AND NOT EXISTS (SELECT FROM sales AS refund WHERE refund.of_sale_id = sales.id)
         AND NOT EXISTS (SELECT FROM sale_payments WHERE sale_id = sales.id AND method NOT IN ('cash', 'card'))
       ORDER BY EXISTS (SELECT FROM sale_lines WHERE sale_id = sales.id AND kind = 'product') DESC, number LIMIT 1`,
      [day],
    );
    return row?.id ?? null;
  }

  /** Products by barcode, with their stock. */
  async stock(tx: EntityManager): Promise<ReadonlyMap<string, { id: string; stock: number }>> {
    const rows = await queryRows(
      tx,
      { id: text, barcode: text, stock: integer },
      `SELECT id, barcode, stock FROM products WHERE barcode IS NOT NULL`,
    );
    return new Map(rows.map(({ barcode, ...product }) => [barcode, product]));
  }

  /** The number of the last close; 0 before the first. */
  async lastClose(tx: EntityManager): Promise<number> {
    const row = await findRow(
      tx,
      { number: integer },
      `SELECT coalesce(max(number), 0) AS number FROM day_closes`,
    );
    return row?.number ?? 0;
  }
}

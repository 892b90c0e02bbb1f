import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { type ColumnsOf, instant, integer, list, oneOf, text } from '../../database/columns.js';
import { holding } from '../../database/like-pattern.js';
import { getRow, queryRows } from '../../database/rows.js';
import type { FindSalesDto } from './dto/list-sales.dto.js';
import { searchedNumberOf } from './sale-label.js';

/** A visit that is done and not paid. */
export interface VisitToPay {
  id: string;
  reference: string;
  startsAt: Date;
  clientName: string;
  titles: string[];
  priceCents: number;
  priceKind: 'fixed' | 'from';
}

/** Where a sale stands in the list, as the database writes it. */
export interface ListedSale {
  id: string;
  businessDay: string;
  madeAt: string;
}

const listedSaleColumns: ColumnsOf<ListedSale> = { id: text, businessDay: text, madeAt: text };

/** Whose visits: of an account, or of a client record; null matches nothing. */
export interface VisitsOf {
  clientId: string | null;
  cardId: string | null;
}

const MOST_TO_PAY = 100;

/** Those that match what `valuesOf` gives, in this order. */
const FITTING = `FROM sales AS sale
  WHERE ($1::date IS NULL OR business_day >= $1::date) AND ($2::date IS NULL OR business_day <= $2::date)
    AND ($3::text IS NULL OR kind = $3)
    AND ($4::text IS NULL OR EXISTS (SELECT FROM sale_payments WHERE sale_id = sale.id AND method = $4))
    AND ($5::text IS NULL
      OR (sale.number = $6::integer AND ($7::text IS NULL OR sale.kind = $7))
      OR sale.reason ILIKE $5
      OR EXISTS (SELECT FROM sale_lines WHERE sale_id = sale.id AND title ILIKE $5)
      OR EXISTS (SELECT FROM sale_payments WHERE sale_id = sale.id AND reference ILIKE $5)
      OR EXISTS (
        SELECT FROM bookings AS booking
        WHERE booking.id = sale.booking_id AND (client_name ILIKE $5 OR booking.reference ILIKE $5)))`;

const valuesOf = ({ fromDay, toDay, kind, method, search }: FindSalesDto): unknown[] => {
  const number = searchedNumberOf(search ?? '');
  return [
    fromDay ?? null,
    toDay ?? null,
    kind ?? null,
    method ?? null,
    search ? holding(search) : null,
    number?.number ?? null,
    number?.kind ?? null,
  ];
};

@Injectable()
export class SaleListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The ids of those that match, newest first. */
  async list(wanted: FindSalesDto, page: Page): Promise<{ ids: string[]; total: number }> {
    const values = valuesOf(wanted);
    const { total } = await getRow(
      this.source,
      { total: integer },
      `SELECT count(*)::integer AS total ${FITTING}`,
      values,
    );
    const rows = await queryRows(
      this.source,
      { id: text },
      `SELECT sale.id ${FITTING} ORDER BY business_day DESC, made_at DESC, sale.id DESC LIMIT $8 OFFSET $9`,
      [...values, page.pageSize, rowsBefore(page)],
    );
    return { ids: rows.map(({ id }) => id), total };
  }

  /** The next so many that match after this one, oldest first. */
  listAfter(last: ListedSale | null, wanted: FindSalesDto, most: number): Promise<ListedSale[]> {
    const after = last
      ? `AND (business_day, made_at, sale.id) > ($9::date, $10::timestamptz, $11::uuid)`
      : '';
    return queryRows(
      this.source,
      listedSaleColumns,
      `SELECT sale.id, business_day::text AS "businessDay", made_at::text AS "madeAt" ${FITTING} ${after}
       ORDER BY business_day, made_at, sale.id LIMIT $8`,
      [...valuesOf(wanted), most, ...(last ? [last.businessDay, last.madeAt, last.id] : [])],
    );
  }

  /** Of the visits of one client, oldest first; a refund comes after its sale. */
  async idsOfClient({ clientId, cardId }: VisitsOf): Promise<string[]> {
    const rows = await queryRows(
      this.source,
      { id: text },
      `SELECT sale.id FROM sales AS sale JOIN bookings AS booking ON booking.id = sale.booking_id
       WHERE client_id = $1 OR card_id = $2 ORDER BY made_at, kind = 'refund', sale.id`,
      [clientId, cardId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Visits that were marked done once the salon took money, and began after `from`, the oldest first; those of another
   * currency can't be paid here.
   */
  async listToPay({
    since,
    from,
    currency,
  }: {
    since: Date;
    from: Date;
    currency: string;
  }): Promise<{ visits: VisitToPay[]; total: number }> {
    const rows = await queryRows(
      this.source,
      {
        id: text,
        reference: text,
        startsAt: instant,
        clientName: text,
        titles: list(text),
        priceCents: integer,
        priceKind: oneOf('fixed', 'from'),
        total: integer,
      },
      `SELECT booking.id, reference, starts_at AS "startsAt", client_name AS "clientName",
         total_price_cents AS "priceCents", price_kind AS "priceKind",
         ARRAY(SELECT title FROM booking_lines WHERE booking_id = booking.id ORDER BY position) AS titles,
         count(*) OVER ()::integer AS total
       FROM bookings AS booking
       WHERE status = 'done' AND starts_at >= $2 AND currency = $3
         AND NOT EXISTS (
           SELECT FROM sales WHERE booking_id = booking.id AND kind = 'sale' AND undone_by IS NULL)
         AND EXISTS (
           SELECT FROM booking_events AS event
           WHERE event.booking_id = booking.id AND event.to_status = 'done' AND event.at >= $1)
       ORDER BY starts_at, booking.id LIMIT ${MOST_TO_PAY}`,
      [since, from, currency],
    );
    return { visits: rows.map(({ total: _, ...visit }) => visit), total: rows[0]?.total ?? 0 };
  }
}

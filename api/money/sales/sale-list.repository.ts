import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { bool, type ColumnsOf, instant, integer, list, money, oneOf, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';
import type { FindSalesDto } from './dto/list-sales.dto.js';
import { searchedNumberOf } from './sale-label.js';

/** A visit that is completed and unpaid. */
export interface VisitToPay {
  id: string;
  reference: string;
  startsAt: Date;
  clientName: string;
  titles: string[];
  priceCents: number;
  priceKind: 'fixed' | 'from';
}

/** A sale's position in the list, as text from the database. */
export interface ListedSale {
  id: string;
  businessDay: string;
  madeAt: string;
}

const listedSaleColumns: ColumnsOf<ListedSale> = { id: text, businessDay: text, madeAt: text };

/** The account or client record whose visits are meant; null matches nothing. */
export interface VisitsOf {
  clientId: string | null;
  cardId: string | null;
}

const MOST_TO_PAY = 100;

/** SQL conditions for the values from `valuesOf`, in the same order. */
const fitting = (reading: Reading): string => {
  const words = reading.map((_, place) => hasWord(`$${VALUES_BEFORE_WORDS + place + 1}`));
  return `FROM sales AS sale
  WHERE ($1::date IS NULL OR business_day >= $1::date) AND ($2::date IS NULL OR business_day <= $2::date)
    AND ($3::text IS NULL OR kind = $3)
    AND ($4::text IS NULL OR EXISTS (SELECT FROM sale_payments WHERE sale_id = sale.id AND method = $4))
    AND ((sale.number = $5::integer AND ($6::text IS NULL OR sale.kind = $6)) OR (${words.join(' AND ') || 'TRUE'}))`;
};

const VALUES_BEFORE_WORDS = 6;

const hasWord = (word: string): string => `(
      ${holdsEvery([`coalesce(sale.reason, '')`], [word])}
      OR EXISTS (SELECT FROM sale_lines WHERE sale_id = sale.id AND ${holdsEvery(['title'], [word])})
      OR EXISTS (SELECT FROM sale_payments WHERE sale_id = sale.id AND ${holdsEvery([`coalesce(reference, '')`], [word])})
      OR EXISTS (
        SELECT FROM bookings AS booking
        WHERE booking.id = sale.booking_id AND ${holdsEvery(['client_name', 'booking.reference'], [word])}))`;

const valuesOf = ({ fromDay, toDay, kind, method, search }: FindSalesDto, reading: Reading): unknown[] => {
  const number = searchedNumberOf(search ?? '');
  return [
    ...[fromDay ?? null, toDay ?? null, kind ?? null, method ?? null],
    ...[number?.number ?? null, number?.kind ?? null],
    ...reading,
  ];
};

@Injectable()
export class SaleListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Ids of the matching sales, newest first. */
  async list(wanted: FindSalesDto, page: Page): Promise<{ ids: string[]; total: number }> {
    const reading = await this.readingOf(wanted);
    const values = valuesOf(wanted, reading);
    const { total } = await getRow(
      this.source,
      { total: integer },
      `SELECT count(*)::integer AS total ${fitting(reading)}`,
      values,
    );
    const [size, skipped] = [1, 2].map((place) => `$${values.length + place}`);
    const rows = await queryRows(
      this.source,
      { id: text },
      `SELECT sale.id ${fitting(reading)}
       ORDER BY business_day DESC, made_at DESC, sale.id DESC LIMIT ${size} OFFSET ${skipped}`,
      [...values, page.pageSize, rowsBefore(page)],
    );
    return { ids: rows.map(({ id }) => id), total };
  }

  /** Interprets the search so that it can find sales. */
  readingOf(wanted: FindSalesDto): Promise<Reading> {
    return readingThatFinds(wanted.search, async (reading) => {
      const { any } = await getRow(
        this.source,
        { any: bool },
        `SELECT EXISTS (SELECT ${fitting(reading)}) AS any`,
        valuesOf(wanted, reading),
      );
      return any;
    });
  }

  /** The next matching sales after this one, up to a limit, oldest first. */
  listAfter(
    last: ListedSale | null,
    wanted: FindSalesDto,
    reading: Reading,
    most: number,
  ): Promise<ListedSale[]> {
    const values = valuesOf(wanted, reading);
    const [size, day, madeAt, id] = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
    const after = last
      ? `AND (business_day, made_at, sale.id) > (${day}::date, ${madeAt}::timestamptz, ${id}::uuid)`
      : '';
    return queryRows(
      this.source,
      listedSaleColumns,
      `SELECT sale.id, business_day::text AS "businessDay", made_at::text AS "madeAt" ${fitting(reading)} ${after}
       ORDER BY business_day, made_at, sale.id LIMIT ${size}`,
      [...values, most, ...(last ? [last.businessDay, last.madeAt, last.id] : [])],
    );
  }

  /** Sales of one client's visits, oldest first; refunds come after their sale. */
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
   * Visits that were completed since the till was turned on and began after `from`, oldest first. Visits in another
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
        priceCents: money,
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

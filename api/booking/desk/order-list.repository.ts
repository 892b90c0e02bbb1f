import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import { hasLineOf, pageOfBookings, withLines } from '../booking-records/booking-pages.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';
import { type Page, rowsBefore } from '../../common/page/page.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { dayBounds } from '../../common/time/zone.js';
import { type ColumnsOf, dictionary, instant, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';
import type { BookingOrder, Direction } from './dto/list-bookings.dto.js';
import type { OrderDay } from './order-list.view.js';

/** Words as they are read, and the digits of a phone number if they are some. */
export interface BookingSearch {
  words: Reading;
  numbers: string | null;
}

/** The bookings a user wants to see and may see. Anything left out means "any". */
export interface BookingFilter {
  /** Bounds for the booking's start. */
  startsWithin?: { from?: Date | undefined; to?: Date | undefined } | undefined;
  staffId?: string | undefined;
  status?: BookingStatus | undefined;
  /** True for bookings that have begun and are done, missed or cancelled; false for the others. */
  over?: { isOver: boolean; now: Date } | undefined;
  /** Found in the client's name, the reference or a title, word by word. */
  search?: BookingSearch | undefined;
  /** True to search the client's email address and phone number as well. */
  searchesContacts: boolean;
  /** The team member who may find only their own lines, and the bookings that contain them. */
  partOf?: string | undefined;
}

const orderBy: Record<Exclude<BookingOrder, 'nearest'>, string> = {
  startsAt: 'booking.starts_at',
  createdAt: 'booking.created_at',
  client: 'lower(booking.client_name)',
  price: 'booking.total_price_cents',
};

/** One change to a booking, with the name of its author if their account still exists. */
export interface TracedEvent {
  id: string;
  at: Date;
  verb: string;
  fromStatus: BookingStatus | null;
  toStatus: BookingStatus;
  actorId: string | null;
  actorName: string | null;
  detail: Record<string, string>;
}

const tracedEventColumns: ColumnsOf<TracedEvent> = {
  id: text,
  at: instant,
  verb: text,
  fromStatus: nullable(oneOf(...bookingStatuses)),
  toStatus: oneOf(...bookingStatuses),
  actorId: nullable(text),
  actorName: nullable(text),
  detail: dictionary(text),
};

/** The searched text of a booking, exactly as in its index. */
const searchedTexts = [
  'found.client_name',
  `found.client_email || ' ' || found.client_phone`,
  'found.reference',
];

/** An account without a name goes by its address, which is found by those alone who may see it. */
const textsWithoutContacts = [
  `CASE WHEN position('@' IN found.client_name) = 0 THEN found.client_name ELSE '' END`,
  'found.reference',
];

/** A union for each word, because one condition across two tables could use neither table's index. */
const idsWithWord = (word: string, { searchesContacts, partOf }: BookingFilter): string => `
  SELECT found.id FROM bookings AS found
  WHERE ${holdsEvery(searchedTexts, [word])}${searchesContacts ? '' : ` AND ${holdsEvery(textsWithoutContacts, [word])}`}
  UNION ALL SELECT line.booking_id FROM booking_lines AS line
  WHERE ${holdsEvery(['line.title'], [word])}${partOf === undefined ? '' : ' AND line.staff_id = :partOf'}`;

const IDS_WITH_NUMBER = `
  SELECT found.id FROM bookings AS found WHERE regexp_replace(found.client_phone, '\\D', '', 'g') ~ :numbers`;

/**
 * SQL condition on `booking`: it has every word, or the phone number. The number belongs to the same set of IDs: as an
 * alternative next to it, the condition would be compared with every booking there is.
 */
function isFound({ words, numbers }: BookingSearch, filter: BookingFilter): string {
  const sets = words.map((_, place) => idsWithWord(`:word${place}`, filter));
  if (sets.length === 0) return 'TRUE';
  if (numbers === null) return sets.map((ids) => `booking.id IN (${ids})`).join(' AND ');
  return `booking.id IN (${sets.map((ids) => `(${ids})`).join(' INTERSECT ')} UNION ALL ${IDS_WITH_NUMBER})`;
}

/** The total price of one team member's lines. */
const PRICE_OF_PART = `(SELECT sum(part.price_cents) FROM booking_lines AS part
  WHERE part.booking_id = booking.id AND part.staff_id = :partOf)`;

const orderOf = (sort: Exclude<BookingOrder, 'nearest'>, { partOf }: BookingFilter): string =>
  sort === 'price' && partOf !== undefined ? PRICE_OF_PART : orderBy[sort];

const IS_OVER = `(booking.status IN ('done', 'no-show', 'cancelled') AND booking.starts_at <= :overBy)`;

/** One page of these bookings by start. */
const slice = (
  query: SelectQueryBuilder<Booking>,
  direction: 'ASC' | 'DESC',
  most: number,
  skipped: number,
): Promise<Booking[]> =>
  withLines(
    query
      .orderBy('booking.starts_at', direction)
      .addOrderBy('booking.id', direction)
      .limit(most)
      .offset(skipped),
  );

/** Bookings, as the salon searches them. */
@Injectable()
export class OrderListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The first reading of the search that finds any booking matching the rest. */
  async readSearch(q: string, numbers: string | null, filter: BookingFilter): Promise<BookingSearch> {
    const words = await readingThatFinds(q, async (reading) => {
      const search = { words: reading, numbers };
      return (
        (
          await this.queryFor({ ...filter, search })
            .select('1')
            .limit(1)
            .getRawMany()
        ).length > 0
      );
    });
    return { words, numbers };
  }

  /** All bookings that match, in the order asked for. */
  async listAll(
    filter: BookingFilter,
    { sort, direction, midnight }: { sort: BookingOrder; direction: Direction; midnight: Date },
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    if (sort === 'nearest') return this.listNearest(filter, midnight, page);
    return pageOfBookings(
      this.queryFor(filter),
      orderOf(sort, filter),
      direction === 'asc' ? 'ASC' : 'DESC',
      page,
    );
  }

  /**
   * Bookings from this midnight on in order, then earlier ones, latest first. Each half is read along the index of starts;
   * one order over both would sort every booking for each page.
   */
  private async listNearest(
    filter: BookingFilter,
    midnight: Date,
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    const coming = () => this.queryFor(filter).andWhere('booking.starts_at >= :midnight', { midnight });
    const earlier = () => this.queryFor(filter).andWhere('booking.starts_at < :midnight', { midnight });
    const { comingCount, total } = await this.countHalves(filter, midnight);
    const skipped = rowsBefore(page);
    const items = skipped < comingCount ? await slice(coming(), 'ASC', page.pageSize, skipped) : [];
    const room = Math.min(page.pageSize, total - skipped) - items.length;
    if (room > 0) items.push(...(await slice(earlier(), 'DESC', room, Math.max(0, skipped - comingCount))));
    return { items, total };
  }

  /** One statement for both counts: a search is the costly part of each. */
  private async countHalves(
    filter: BookingFilter,
    midnight: Date,
  ): Promise<{ comingCount: number; total: number }> {
    const counts = await this.queryFor(filter)
      .select('count(*)::int', 'total')
      .addSelect('(count(*) FILTER (WHERE booking.starts_at >= :midnight))::int', 'comingCount')
      .setParameter('midnight', midnight)
      .getRawOne<{ comingCount: number; total: number }>();
    return counts ?? { comingCount: 0, total: 0 };
  }

  /** The next matching bookings after this one in time, up to a limit, with their lines. */
  async listAfter(
    last: Pick<Booking, 'startsAt' | 'id'> | null,
    filter: BookingFilter,
    most: number,
  ): Promise<Booking[]> {
    const query = this.queryFor(filter);
    if (last) query.andWhere('(booking.starts_at, booking.id) > (:startsAt, :id)', last);
    return withLines(query.orderBy(orderBy.startsAt, 'ASC').addOrderBy('booking.id', 'ASC').limit(most));
  }

  /** The number and total of matching bookings on each of these days, past and future. */
  async countDays(
    days: readonly LocalDate[],
    filter: BookingFilter,
    { timeZone, currency }: { timeZone: string; currency: string },
  ): Promise<OrderDay[]> {
    const bounds = days.map((day) => dayBounds(day, timeZone));
    const rows = await this.queryFor({ ...filter, over: undefined })
      .select(`to_char(booking.starts_at AT TIME ZONE :timeZone, 'YYYY-MM-DD')`, 'day')
      .addSelect('count(*)::int', 'bookings')
      .addSelect(
        `coalesce(sum(booking.total_price_cents) FILTER (
           WHERE booking.status NOT IN ('no-show', 'cancelled') AND booking.currency = :currency), 0)::float8`,
        'totalPriceCents',
      )
      .andWhere('booking.starts_at >= :first AND booking.starts_at < :last', {
        first: new Date(Math.min(...bounds.map(({ start }) => start)) * 60_000),
        last: new Date(Math.max(...bounds.map(({ end }) => end)) * 60_000),
      })
      .setParameters({ timeZone, currency })
      .groupBy('1')
      .orderBy('1')
      .getRawMany<OrderDay>();
    return rows.filter(({ day }) => days.includes(day));
  }

  /** The history of a booking, in order. */
  eventsOf(bookingId: string): Promise<TracedEvent[]> {
    return queryRows(
      this.source,
      tracedEventColumns,
      `SELECT event.id, at, verb, from_status AS "fromStatus", to_status AS "toStatus", actor_id AS "actorId",
         coalesce(nullif(actor.name, ''), actor.email, CASE WHEN actor_id = booking.card_id THEN booking.client_name END)
           AS "actorName", detail
       FROM booking_events AS event JOIN bookings AS booking ON booking.id = booking_id
         LEFT JOIN users AS actor ON actor.id = actor_id
       WHERE booking_id = $1 ORDER BY event.id`,
      [bookingId],
    );
  }

  private queryFor(filter: BookingFilter): SelectQueryBuilder<Booking> {
    const query = this.source.createQueryBuilder(Booking, 'booking').where('TRUE');
    const { from, to } = filter.startsWithin ?? {};
    if (from) query.andWhere('booking.startsAt >= :from', { from });
    if (to) query.andWhere('booking.startsAt < :to', { to });
    if (filter.over) {
      query.andWhere(filter.over.isOver ? IS_OVER : `NOT ${IS_OVER}`, { overBy: filter.over.now });
    }
    if (filter.status) query.andWhere('booking.status = :status', { status: filter.status });
    if (filter.staffId) query.andWhere(hasLineOf('staffId'), { staffId: filter.staffId });
    if (filter.partOf !== undefined) query.andWhere(hasLineOf('partOf'), { partOf: filter.partOf });
    if (filter.search) {
      const { words } = filter.search;
      const numbers = filter.searchesContacts ? filter.search.numbers : null;
      query.andWhere(isFound({ words, numbers }, filter));
      query.setParameters(Object.fromEntries(words.map((word, place) => [`word${place}`, word])));
      if (numbers !== null) query.setParameter('numbers', numbers);
    }
    return query;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { Booking } from '../booking-records/booking.entity.js';
import { hasLineOf, pageOfBookings, withLines } from '../booking-records/booking-pages.js';
import { type BookingStatus, bookingStatuses } from '../booking-records/domain/booking-status.js';
import type { Page } from '../../common/page/page.js';
import { type ColumnsOf, dictionary, instant, nullable, oneOf, text } from '../../database/columns.js';
import { holding } from '../../database/like-pattern.js';
import { queryRows } from '../../database/rows.js';
import type { BookingOrder, Direction } from './dto/list-bookings.dto.js';

/** The bookings a user wants to see and may see. Anything left out means "any". */
export interface BookingFilter {
  /** Bounds for the booking's start. */
  startsWithin?: { from?: Date | undefined; to?: Date | undefined } | undefined;
  staffId?: string | undefined;
  status?: BookingStatus | undefined;
  /** Matches the client's name, the reference or a title. */
  search?: string | undefined;
  /** Also search the client's email address and phone number. */
  searchesContacts: boolean;
  /** The team member who may find only their own lines, and the bookings that contain them. */
  partOf?: string | undefined;
}

const orderBy: Record<BookingOrder, string> = {
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

/**
 * A union, because one condition across two tables could use neither table's index. An account without a name is
 * shown by its address, and found by it only for those who may see addresses.
 */
const hasText = ({ searchesContacts, partOf }: BookingFilter): string => `booking.id IN (
  SELECT found.id FROM bookings AS found
  WHERE ${
    searchesContacts
      ? `found.client_name ILIKE :search OR found.client_email ILIKE :search OR found.client_phone ILIKE :search`
      : `(found.client_name ILIKE :search AND position('@' IN found.client_name) = 0)`
  }
    OR found.reference ILIKE :search
  UNION ALL SELECT line.booking_id FROM booking_lines AS line
  WHERE line.title ILIKE :search${partOf === undefined ? '' : ' AND line.staff_id = :partOf'})`;

/** The total price of one team member's lines. */
const PRICE_OF_PART = `(SELECT sum(part.price_cents) FROM booking_lines AS part
  WHERE part.booking_id = booking.id AND part.staff_id = :partOf)`;

const orderOf = (sort: BookingOrder, { partOf }: BookingFilter): string =>
  sort === 'price' && partOf !== undefined ? PRICE_OF_PART : orderBy[sort];

/** Searches the salon's bookings. */
@Injectable()
export class OrderListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** All matching bookings, in the requested order. */
  async listAll(
    filter: BookingFilter,
    { sort, direction }: { sort: BookingOrder; direction: Direction },
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    return pageOfBookings(
      this.queryFor(filter),
      orderOf(sort, filter),
      direction === 'asc' ? 'ASC' : 'DESC',
      page,
    );
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
    if (filter.status) query.andWhere('booking.status = :status', { status: filter.status });
    if (filter.staffId) query.andWhere(hasLineOf('staffId'), { staffId: filter.staffId });
    if (filter.partOf !== undefined) query.andWhere(hasLineOf('partOf'), { partOf: filter.partOf });
    if (filter.search) {
      query.andWhere(hasText(filter), { search: holding(filter.search) });
    }
    return query;
  }
}

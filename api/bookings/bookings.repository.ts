import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Patron } from '../clients/client-cards.service.js';
import type { Interval } from '../common/time/interval.js';
import { holding } from '../database/like-pattern.js';
import { rowsJson } from '../database/rows-json.js';
import { Booking, type BookingRecord } from './booking.entity.js';
import { BookingEvent } from './booking-event.entity.js';
import { BookingLine } from './booking-line.entity.js';
import type { BookingStatus } from './domain/booking-status.js';

/** Which bookings an admin wants to see; everything left out means "any". */
export interface BookingFilter {
  /** Instants between which the visit starts. */
  startsWithin?: { from?: Date | undefined; to?: Date | undefined } | undefined;
  staffId?: string | undefined;
  status?: BookingStatus | undefined;
  /** Found in the client's name, e-mail address or telephone number, the reference, or a title. */
  search?: string | undefined;
}

export const bookingOrders = ['startsAt', 'createdAt', 'client', 'price'] as const;
export type BookingOrder = (typeof bookingOrders)[number];
export type Direction = 'asc' | 'desc';

const ORDER_BY: Record<BookingOrder, string> = {
  startsAt: 'booking.starts_at',
  createdAt: 'booking.created_at',
  client: 'lower(booking.client_name)',
  price: 'booking.total_price_cents',
};

/** One change in the life of a booking, with the name of whoever made it, if she still has an account. */
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

export interface Page {
  /** Counted from one. */
  page: number;
  pageSize: number;
}

export interface BookingChange {
  booking: BookingRecord;
  verb: string;
  fromStatus: BookingStatus;
  actorId: string;
  at: Date;
  detail?: Record<string, string>;
}

const HAS_LINE_OF_STAFF =
  'EXISTS (SELECT 1 FROM booking_lines AS line WHERE line.booking_id = booking.id AND line.staff_id = :staffId)';

/** As a union, because one condition over two tables could go along the index of neither. */
const HAS_LETTERS = `booking.id IN (
  SELECT found.id FROM bookings AS found
  WHERE found.client_name ILIKE :search OR found.client_email ILIKE :search OR found.client_phone ILIKE :search
    OR found.reference ILIKE :search
  UNION ALL SELECT line.booking_id FROM booking_lines AS line WHERE line.title ILIKE :search)`;

@Injectable()
export class BookingsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  find(id: string, within: EntityManager = this.source.manager): Promise<Booking | null> {
    // Not by findOne, which asks twice as soon as there are lines.
    return within
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where({ id })
      .orderBy('lines.position')
      .getOne();
  }

  /** In the order in which they start; those that are not there are left out. */
  listByIds(ids: string[], within: EntityManager): Promise<Booking[]> {
    return within
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where('booking.id = ANY (:ids)', { ids })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position')
      .getMany();
  }

  /** How many visits each member of staff still has, by her id. */
  async comingByStaff(now: Date, within: EntityManager = this.source.manager): Promise<Map<string, number>> {
    const rows: { staff_id: string; visits: number }[] = await within.query(
      `SELECT line.staff_id, count(DISTINCT booking.id)::int AS visits
       FROM booking_lines AS line JOIN bookings AS booking ON booking.id = line.booking_id
       WHERE line.ends_at > $1 AND booking.status IN ('confirmed', 'arrived')
       GROUP BY line.staff_id`,
      [now],
    );
    return new Map(rows.map(({ staff_id, visits }) => [staff_id, visits]));
  }

  /** The booking for a change: others who want to change it wait until this transaction ends. */
  async findForChange(id: string, within: EntityManager): Promise<Booking | null> {
    await within.query(`SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE`, [id]);
    return this.find(id, within);
  }

  /** When the client is in a chair already, in epoch minutes. */
  async clientBusyWithin(clientId: string, bounds: Interval, exceptBookingId?: string): Promise<Interval[]> {
    const rows: { starts: number; ends: number }[] = await this.source.query(
      `SELECT (date_part('epoch', starts_at) / 60)::int AS starts, (date_part('epoch', ends_at) / 60)::int AS ends
       FROM bookings
       WHERE client_id = $1 AND starts_at >= to_timestamp($2) - interval '1 day' AND starts_at < to_timestamp($3)
         AND status IN ('confirmed', 'arrived') AND id IS DISTINCT FROM $4`,
      [clientId, bounds.start * 60, bounds.end * 60, exceptBookingId ?? null],
    );
    return rows.map(({ starts, ends }) => ({ start: starts, end: ends }));
  }

  /** Writes a new booking with its lines and the first entry of its history; one statement, because every booking waits for it. */
  async add(booking: BookingRecord, actorId: string, within: EntityManager): Promise<void> {
    await within.query(
      `WITH paper AS (
         INSERT INTO bookings SELECT * FROM jsonb_populate_recordset(NULL::bookings, $1)
       ), lines AS (
         INSERT INTO booking_lines SELECT * FROM jsonb_populate_recordset(NULL::booking_lines, $2)
       )
       INSERT INTO booking_events (booking_id, at, actor_id, verb, to_status) VALUES ($3, $4, $5, 'book', $6)`,
      [
        rowsJson(this.source, Booking, [booking]),
        rowsJson(this.source, BookingLine, booking.lines),
        booking.id,
        booking.createdAt,
        actorId,
        booking.status,
      ],
    );
  }

  /** Writes what changed, raises the version and adds to the history; all in the caller's transaction. */
  async change(change: BookingChange, within: EntityManager): Promise<void> {
    const { booking, verb, fromStatus, actorId, at, detail } = change;
    booking.version += 1;
    await within.update(Booking, booking.id, {
      status: booking.status,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      cancellationDeadline: booking.cancellationDeadline,
      cancelledAt: booking.cancelledAt,
      cancelledBy: booking.cancelledBy,
      cancelReason: booking.cancelReason,
      note: booking.note,
      version: booking.version,
    });
    for (const { id, staffId, staffName, anyStaff, startsAt, endsAt, segments } of booking.lines) {
      await within.update(BookingLine, id, { staffId, staffName, anyStaff, startsAt, endsAt, segments });
    }
    await within.insert(BookingEvent, {
      bookingId: booking.id,
      at,
      actorId,
      verb,
      fromStatus,
      toStatus: booking.status,
      detail: detail ?? {},
    });
  }

  /** Visits that were not cancelled and meet the bounds, with all their lines; of one person when she is named. */
  standingWithin(bounds: Interval, staffId?: string): Promise<Booking[]> {
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .innerJoinAndSelect('booking.lines', 'lines')
      .where(
        `booking.startsAt > to_timestamp(:start) - interval '2 days' AND booking.startsAt < to_timestamp(:end)
         AND booking.endsAt > to_timestamp(:start) AND booking.status <> 'cancelled'`,
        { start: bounds.start * 60, end: bounds.end * 60 },
      )
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position');
    if (staffId) query.andWhere(HAS_LINE_OF_STAFF, { staffId });
    return query.getMany();
  }

  /** No change of the visit itself: its version, and with it the entry in her calendar, stays. */
  async markReviewed(id: string, reviewedAt: Date | null, within: EntityManager): Promise<void> {
    await within.update(Booking, id, { reviewedAt });
  }

  /** A client's own bookings: upcoming in the order in which they come, past with the latest first. */
  async listOfClient(
    { clientId, cardId }: Patron,
    when: 'upcoming' | 'past',
    now: Date,
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    const upcoming = `(booking.endsAt > :now AND booking.status IN ('confirmed', 'arrived'))`;
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .andWhere(when === 'upcoming' ? upcoming : `NOT ${upcoming}`, { now });
    return this.pageOf(query, ORDER_BY.startsAt, when === 'upcoming' ? 'ASC' : 'DESC', page);
  }

  /** All bookings that fit, in the order that is asked for. */
  async listAll(
    filter: BookingFilter,
    { sort, direction }: { sort: BookingOrder; direction: Direction },
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    return this.pageOf(this.fitting(filter), ORDER_BY[sort], direction === 'asc' ? 'ASC' : 'DESC', page);
  }

  /** Those that fit and come after this one in order of time, with their lines; so many at a time. */
  async listAfter(
    last: Pick<Booking, 'startsAt' | 'id'> | null,
    filter: BookingFilter,
    most: number,
  ): Promise<Booking[]> {
    const query = this.fitting(filter);
    if (last) query.andWhere('(booking.starts_at, booking.id) > (:startsAt, :id)', last);
    return this.withLines(
      query.orderBy(ORDER_BY.startsAt, 'ASC').addOrderBy('booking.id', 'ASC').limit(most),
    );
  }

  /** What happened to a booking, in order. */
  eventsOf(bookingId: string): Promise<TracedEvent[]> {
    return this.source.query(
      `SELECT event.id, at, verb, from_status AS "fromStatus", to_status AS "toStatus", actor_id AS "actorId",
         coalesce(nullif(actor.name, ''), actor.email) AS "actorName", detail
       FROM booking_events AS event LEFT JOIN users AS actor ON actor.id = actor_id
       WHERE booking_id = $1 ORDER BY event.id`,
      [bookingId],
    );
  }

  private fitting(filter: BookingFilter): SelectQueryBuilder<Booking> {
    const query = this.source.createQueryBuilder(Booking, 'booking').where('TRUE');
    const { from, to } = filter.startsWithin ?? {};
    if (from) query.andWhere('booking.startsAt >= :from', { from });
    if (to) query.andWhere('booking.startsAt < :to', { to });
    if (filter.status) query.andWhere('booking.status = :status', { status: filter.status });
    if (filter.staffId) query.andWhere(HAS_LINE_OF_STAFF, { staffId: filter.staffId });
    if (filter.search) {
      query.andWhere(HAS_LETTERS, { search: holding(filter.search) });
    }
    return query;
  }

  private async pageOf(
    query: SelectQueryBuilder<Booking>,
    orderBy: string,
    direction: 'ASC' | 'DESC',
    { page, pageSize }: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    const total = await query.getCount();
    query.orderBy(orderBy, direction).addOrderBy('booking.starts_at', direction).addOrderBy('booking.id');
    return { items: await this.withLines(query.limit(pageSize).offset((page - 1) * pageSize)), total };
  }

  /** The rows of the query, whole. By their ids, because a join would count lines where bookings are to be counted. */
  private async withLines(query: SelectQueryBuilder<Booking>): Promise<Booking[]> {
    const rows = await query.select('booking.id', 'id').getRawMany<{ id: string }>();
    const ids = rows.map(({ id }) => id);
    const bookings = await this.source
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where('booking.id = ANY (:ids)', { ids })
      .orderBy('lines.position')
      .getMany();
    const found = new Map(bookings.map((booking) => [booking.id, booking]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }
}

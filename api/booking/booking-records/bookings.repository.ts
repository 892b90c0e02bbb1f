import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ClientReference } from '../../people/clients/client-lookup.service.js';
import { type EpochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { instant, integer, list, minute, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import type { Page } from '../../common/page/page.js';
import { Booking } from './booking.entity.js';
import { hasLineOf, pageOfBookings, withLines } from './booking-pages.js';

/** A null id matches nothing. */
const OF_CLIENT = `(client_id = $1 OR card_id = $2)`;

/** Bookings of an account and of those whom it looks after. */
const OF_ACCOUNT = `(booking.clientId = :clientId
  OR booking.cardId = ANY (ARRAY(SELECT id FROM clients WHERE looked_after_by = :clientId)))`;

/** Whose bookings are listed: a client's, perhaps those with a line of one team member, or also their people's. */
export type ListedClient = ClientReference & { staffId?: string; isWithPeople?: boolean };

@Injectable()
export class BookingsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  findBooking(id: string, tx: EntityManager = this.source.manager): Promise<Booking | null> {
    // Avoids findOne, which runs two queries as soon as lines are joined.
    return tx
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where({ id })
      .orderBy('lines.position')
      .getOne();
  }

  /** In no particular order. Missing ones are left out. */
  list(ids: string[], tx: EntityManager = this.source.manager): Promise<Booking[]> {
    return tx
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where(`booking.id = ANY (:ids)`, { ids })
      .orderBy('lines.position')
      .getMany();
  }

  /** Upcoming bookings and those in progress, ordered by start. */
  listLive(ids: string[], tx: EntityManager): Promise<Booking[]> {
    return tx
      .createQueryBuilder(Booking, 'booking')
      .leftJoinAndSelect('booking.lines', 'lines')
      .where(`booking.id = ANY (:ids) AND booking.status IN ('confirmed', 'arrived')`, { ids })
      .orderBy('booking.startsAt')
      .addOrderBy('booking.id')
      .addOrderBy('lines.position')
      .getMany();
  }

  /**
   * Moves the bookings of a client record to another, or to an account; returns their ids. What the client did without
   * logging in, by links in emails, moves along in the history.
   */
  async moveTo(
    cardId: string,
    to: { userId: string | null; cardId: string },
    tx: EntityManager,
  ): Promise<string[]> {
    await execute(
      tx,
      `UPDATE booking_events AS event SET actor_id = coalesce($2::uuid, $3::uuid)
       FROM bookings AS booking
       WHERE booking.id = event.booking_id AND booking.card_id = $1 AND event.actor_id = $1`,
      [cardId, to.userId, to.cardId],
    );
    const rows = await queryRows(
      tx,
      { id: text },
      `UPDATE bookings SET client_id = $2, card_id = $3, looked_after_by = NULL WHERE card_id = $1 RETURNING id`,
      [cardId, to.userId, to.cardId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Gives the bookings of a client record to the account that looks after the client; returns their ids. The acts of a
   * former account become the client's own in the history.
   */
  async lookAfter(cardId: string, userId: string | null, tx: EntityManager): Promise<string[]> {
    await execute(
      tx,
      `UPDATE booking_events AS event SET actor_id = booking.card_id
       FROM bookings AS booking
       WHERE booking.id = event.booking_id AND booking.card_id = $1
         AND event.actor_id = booking.looked_after_by AND booking.looked_after_by IS DISTINCT FROM $2`,
      [cardId, userId],
    );
    const rows = await queryRows(
      tx,
      { id: text },
      `UPDATE bookings SET looked_after_by = $2 WHERE card_id = $1 RETURNING id`,
      [cardId, userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes the client from their bookings. */
  async removeClient({ clientId, cardId }: ClientReference, tx: EntityManager): Promise<void> {
    // Only the times of a move are the salon's own data among an event's details.
    await execute(
      tx,
      `UPDATE booking_events AS event
       SET actor_id = CASE WHEN event.actor_id IN ($1, $2) THEN NULL ELSE event.actor_id END,
         detail = coalesce(
           (SELECT jsonb_object_agg(key, value) FROM jsonb_each(event.detail) WHERE key IN ('from', 'to')), '{}')
       FROM bookings AS booking WHERE booking.id = event.booking_id AND ${OF_CLIENT}`,
      [clientId, cardId],
    );
    await execute(
      tx,
      `UPDATE booking_lines AS line SET price_reason = '' FROM bookings AS booking
       WHERE booking.id = line.booking_id AND line.price_reason <> '' AND ${OF_CLIENT}`,
      [clientId, cardId],
    );
    await execute(
      tx,
      `UPDATE bookings
       SET client_id = NULL, card_id = NULL, looked_after_by = NULL, client_name = '', client_email = '', client_phone = '', note = '',
         cancel_reason = '', unverified_mailbox = NULL
       WHERE ${OF_CLIENT}`,
      [clientId, cardId],
    );
  }

  /** The booking, locked for a change: others who want to change it wait for this transaction. */
  async findForChange(id: string, tx: EntityManager): Promise<Booking | null> {
    await execute(tx, `SELECT 1 FROM bookings WHERE id = $1 FOR UPDATE`, [id]);
    return this.findBooking(id, tx);
  }

  /** The same for several that are upcoming or in progress. Locks in order, so that two callers never deadlock. */
  async lockLive(ids: string[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `SELECT 1 FROM bookings WHERE id = ANY ($1::uuid[]) AND status IN ('confirmed', 'arrived') ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  /** Upcoming bookings, and those in progress, with one of these services or a need of one of these pools. */
  async idsNeeding(
    { serviceIds, poolIds }: { serviceIds: string[]; poolIds: string[] },
    now: Date,
    tx: EntityManager,
  ): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT DISTINCT booking.id FROM bookings AS booking JOIN booking_lines AS line ON line.booking_id = booking.id
       WHERE booking.status IN ('confirmed', 'arrived') AND booking.ends_at > $1
         AND (line.service_id = ANY ($2::uuid[]) OR EXISTS (
           SELECT FROM jsonb_array_elements(line.resources) AS need WHERE need ->> 'poolId' = ANY ($3::text[])))`,
      [now, serviceIds, poolIds],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * For an unverified account: its number of upcoming bookings, and when the latest bookings for its mailbox were
   * made, newest first.
   */
  ofUnverified(
    { clientId, mailbox }: { clientId: string; mailbox: string },
    { now, since }: { now: Date; since: Date },
    tx: EntityManager,
  ): Promise<{ coming: number; madeAt: Date[] }> {
    return getRow(
      tx,
      { coming: integer, madeAt: list(instant) },
      `SELECT (count(*) FILTER (WHERE status IN ('confirmed', 'arrived') AND ends_at > $3))::int AS coming,
         coalesce(array_agg(created_at ORDER BY created_at DESC)
           FILTER (WHERE unverified_mailbox = $2 AND created_at > $4), '{}') AS "madeAt"
       FROM bookings WHERE client_id = $1 OR unverified_mailbox = $2`,
      [clientId, mailbox, now, since],
    );
  }

  /** When accounts, and those who are looked after, have bookings to come or in progress. */
  listGuarded({
    start,
    end,
  }: Interval<EpochMinute>): Promise<(Interval<EpochMinute> & { clientId: string })[]> {
    return queryRows(
      this.source,
      { clientId: text, start: minute, end: minute },
      `SELECT CASE WHEN looked_after_by IS NULL THEN client_id ELSE card_id END AS "clientId",
         (date_part('epoch', starts_at) / 60)::int AS start, (date_part('epoch', ends_at) / 60)::int AS "end"
       FROM bookings
       WHERE status IN ('confirmed', 'arrived') AND starts_at >= $1 AND starts_at < $2
         AND (client_id IS NOT NULL OR (looked_after_by IS NOT NULL AND card_id IS NOT NULL))`,
      [toIso(start), toIso(end)],
    );
  }

  async removeUntouched(ids: string[], now: Date, tx: EntityManager): Promise<string[]> {
    const rows = await queryRows(
      tx,
      { id: text },
      `WITH untouched AS (
         SELECT id FROM bookings
         WHERE id = ANY ($1::uuid[]) AND version = 1 AND status = 'confirmed' AND starts_at > $2 ORDER BY id FOR UPDATE
       )
       DELETE FROM bookings WHERE id IN (SELECT id FROM untouched) RETURNING id`,
      [ids, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Leaves the booking's version alone, and so the entry in the client's calendar. */
  async markReviewed(id: string, reviewedAt: Date | null, tx: EntityManager): Promise<void> {
    await tx.update(Booking, id, { reviewedAt });
  }

  /**
   * A client's own bookings, or those with a line of one team member: upcoming ones soonest first, past ones latest
   * first.
   */
  async listOfClient(
    { clientId, cardId, staffId, isWithPeople = false }: ListedClient,
    when: 'upcoming' | 'past',
    now: Date,
    page: Page,
  ): Promise<{ items: Booking[]; total: number }> {
    const upcoming = `(booking.endsAt > :now AND booking.status IN ('confirmed', 'arrived'))`;
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .where(isWithPeople ? OF_ACCOUNT : '(booking.clientId = :clientId OR booking.cardId = :cardId)', {
        clientId,
        cardId,
      })
      .andWhere(when === 'upcoming' ? upcoming : `NOT ${upcoming}`, { now });
    if (staffId !== undefined) query.andWhere(hasLineOf('staffId'), { staffId });
    return pageOfBookings(query, 'booking.starts_at', when === 'upcoming' ? 'ASC' : 'DESC', page);
  }

  /** The latest visits that are done, latest first, or those with a line of one team member. */
  async listLatestDone(
    { clientId, cardId, staffId }: ClientReference & { staffId?: string },
    atMost: number,
  ): Promise<Booking[]> {
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .andWhere(`booking.status = 'done'`);
    if (staffId !== undefined) query.andWhere(hasLineOf('staffId'), { staffId });
    return withLines(query.orderBy('booking.starts_at', 'DESC').addOrderBy('booking.id').limit(atMost));
  }

  /** Counts the account's bookings, those still to begin, and those that may still be reviewed. */
  countOfAccount(
    clientId: string,
    now: Date,
    tx: EntityManager,
  ): Promise<{ all: number; upcoming: number; unreviewed: number }> {
    return getRow(
      tx,
      { all: integer, upcoming: integer, unreviewed: integer },
      `SELECT count(*)::int AS "all",
         (count(*) FILTER (WHERE status = 'confirmed' AND starts_at > $2))::int AS upcoming,
         (count(*) FILTER (WHERE status = 'done' AND reviewed_at IS NULL))::int AS unreviewed
       FROM bookings WHERE client_id = $1`,
      [clientId, now],
    );
  }

  /**
   * The client's visits for one of these services, latest first, up to a limit. Excludes cancellations and no-shows.
   */
  async listVisits(
    { clientId, cardId, staffId }: ClientReference & { staffId?: string },
    serviceIds: string[],
    atMost: number,
  ): Promise<Date[]> {
    const query = this.source
      .createQueryBuilder(Booking, 'booking')
      .select('booking.startsAt', 'startsAt')
      .where('(booking.clientId = :clientId OR booking.cardId = :cardId)', { clientId, cardId })
      .andWhere(`booking.status = 'done'`)
      .andWhere(
        `EXISTS (SELECT FROM booking_lines WHERE booking_lines.booking_id = booking.id
           AND booking_lines.service_id = ANY (:serviceIds)
           AND (booking_lines.staff_id = :staffId OR :staffId::uuid IS NULL))`,
        { serviceIds, staffId: staffId ?? null },
      )
      .orderBy('booking.startsAt', 'DESC')
      .limit(atMost);
    const rows = await query.getRawMany<{ startsAt: Date }>();
    return rows.map(({ startsAt }) => startsAt);
  }
}

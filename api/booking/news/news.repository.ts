import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, type ColumnsOf, instant, list, nullable, oneOf, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { NewsReach } from './news-reach.js';

/**
 * `time-off` is a request of someone on the team that waits for an answer, `not-blocked` a repeating block that was not
 * made because something was in the way.
 */
export type NewsKind = 'booked' | 'moved' | 'changed' | 'cancelled' | 'message' | 'time-off' | 'not-blocked';

/** Something that a client, a visitor or someone on the team did, or a block that was not made. */
export interface NewsRow {
  id: string;
  kind: NewsKind;
  at: Date;
  /** The client, or the author of a message. An account without a name is shown by its address. */
  who: string;
  isSeen: boolean;
  bookingId: string | null;
  reference: string | null;
  startsAt: Date | null;
  /** Titles of the lines that the reader may see. */
  titles: string[];
  messageId: string | null;
  /** The client's account; null for a message, and for a client without an account. */
  byId: string | null;
  /** The reply address of a message, or the address of a client without an account; otherwise null. */
  address: string | null;
}

const newsRowColumns: ColumnsOf<NewsRow> = {
  id: text,
  kind: oneOf('moved', 'cancelled', 'booked', 'changed', 'message', 'time-off', 'not-blocked'),
  at: instant,
  who: text,
  isSeen: bool,
  bookingId: nullable(text),
  reference: nullable(text),
  startsAt: nullable(instant),
  titles: list(text),
  messageId: nullable(text),
  byId: nullable(text),
  address: nullable(text),
};

/**
 * Entries read from the history of all bookings, newest first along its key: two weeks of over 350 a day. The history
 * has no index by time, which would slow down booking.
 */
const MOST_LOOKED_AT = 5000;

@Injectable()
export class NewsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Bookings by clients, messages of visitors, requests by the team and blocks not made since then, newest first. */
  list(
    { userId, partOf, readsMessages, answersTimeOff }: NewsReach,
    since: Date,
    most: number,
    tx: EntityManager = this.source.manager,
  ): Promise<NewsRow[]> {
    return queryRows(
      tx,
      newsRowColumns,
      `WITH of_bookings AS (
         SELECT 'booking:' || event.id AS id,
           CASE event.verb WHEN 'book' THEN 'booked' WHEN 'move' THEN 'moved' WHEN 'correct' THEN 'changed' ELSE 'cancelled' END AS kind,
           event.at, booking.client_name AS who, booking.id AS booking_id, booking.reference, booking.starts_at,
           ARRAY(SELECT title FROM booking_lines AS line
             WHERE line.booking_id = booking.id AND (line.staff_id = $3 OR $3 IS NULL) ORDER BY position) AS titles,
           NULL::uuid AS message_id, booking.client_id AS by_id,
           CASE WHEN booking.client_id IS NULL THEN nullif(booking.client_email, '') END AS address
         FROM (SELECT id, booking_id, actor_id, verb, at FROM booking_events ORDER BY id DESC LIMIT ${MOST_LOOKED_AT}) AS event
           JOIN bookings AS booking ON booking.id = event.booking_id
         WHERE event.verb IN ('book', 'move', 'correct', 'cancel') AND event.at > $2
           AND event.actor_id = coalesce(booking.client_id, booking.looked_after_by, booking.card_id) AND event.actor_id <> $1
           AND ($3::uuid IS NULL OR EXISTS (
             SELECT FROM booking_lines AS part WHERE part.booking_id = booking.id AND part.staff_id = $3))
         ORDER BY event.at DESC, event.id DESC LIMIT $4
       ), of_messages AS (
         SELECT 'message:' || id AS id, 'message' AS kind, created_at AS at,
           concat_ws(' ', name, nullif(last_name, '')) AS who, NULL::uuid AS booking_id, NULL AS reference,
           NULL::timestamptz AS starts_at, ARRAY[]::text[] AS titles, id AS message_id,
           NULL::uuid AS by_id, email AS address
         FROM messages WHERE $5 AND created_at > $2 ORDER BY created_at DESC, id LIMIT $4
       ), of_time_off AS (
         SELECT 'time-off:' || request.id AS id, 'time-off' AS kind, asked_at AS at, staff.name AS who,
           NULL::uuid AS booking_id, NULL AS reference, starts_at, ARRAY[]::text[] AS titles, NULL::uuid AS message_id,
           NULL::uuid AS by_id, NULL AS address
         FROM time_off_requests AS request JOIN staff ON staff.id = request.staff_id
           JOIN users ON users.id = request.asked_by AND users.staff_id = request.staff_id
             AND users.role <> 'user' AND users.disabled_at IS NULL
         WHERE $6 AND asked_at > $2 AND state = 'pending' AND request.asked_by <> $1 ORDER BY asked_at DESC, request.id LIMIT $4
       ), of_blocks AS (
         SELECT 'not-blocked:' || missed.id AS id, 'not-blocked' AS kind, noted_at AS at, staff.name AS who,
           NULL::uuid AS booking_id, NULL AS reference, starts_at, ARRAY[]::text[] AS titles, NULL::uuid AS message_id,
           NULL::uuid AS by_id, NULL AS address
         FROM missed_blocks AS missed JOIN staff ON staff.id = missed.staff_id
         WHERE noted_at > $2 AND (missed.staff_id = $3 OR $3 IS NULL) ORDER BY noted_at DESC, missed.id LIMIT $4
       )
       SELECT news.id, kind, at, who, reference, titles, starts_at AS "startsAt", booking_id AS "bookingId",
         message_id AS "messageId", by_id AS "byId", address, seen.news_id IS NOT NULL AS "isSeen"
       FROM (
         SELECT id, kind, at, who, booking_id, reference, starts_at, titles, message_id, by_id, address FROM of_bookings
         UNION ALL SELECT id, kind, at, who, booking_id, reference, starts_at, titles, message_id, by_id, address
         FROM of_messages
         UNION ALL SELECT id, kind, at, who, booking_id, reference, starts_at, titles, message_id, by_id, address
         FROM of_time_off
         UNION ALL SELECT id, kind, at, who, booking_id, reference, starts_at, titles, message_id, by_id, address
         FROM of_blocks
       ) AS news
       LEFT JOIN seen_news AS seen ON seen.user_id = $1 AND seen.news_id = news.id
       ORDER BY at DESC, news.id DESC LIMIT $4`,
      [userId, since, partOf ?? null, most, readsMessages, answersTimeOff],
    );
  }

  /** Idempotent: news that was seen stays seen. */
  async markSeen(userId: string, newsIds: readonly string[], at: Date): Promise<void> {
    await execute(
      this.source,
      `INSERT INTO seen_news (user_id, news_id, seen_at) SELECT $1, id, $3 FROM unnest($2::text[]) AS id
       ON CONFLICT DO NOTHING`,
      [userId, newsIds, at],
    );
  }

  async forgetBefore(userId: string, before: Date): Promise<void> {
    await execute(this.source, `DELETE FROM seen_news WHERE user_id = $1 AND seen_at < $2`, [userId, before]);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { instant, integer, nullable, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import type { MovedClient } from '../../mail/mail/mailer.service.js';

/**
 * Client records that would get the email now, each with the next visit that no email has told them about. Clients
 * with an account know the booking page, and those who are looked after hear of it from their account.
 */
const addressed = `
  SELECT clients.id, name, email, clients.lang, visit.id AS visit_id, visit.version, visit.starts_at, visit.ends_at
  FROM clients LEFT JOIN LATERAL (
    SELECT bookings.id, version, starts_at, ends_at FROM bookings
    WHERE card_id = clients.id AND client_id IS NULL AND status = 'confirmed' AND starts_at > $1
      AND NOT EXISTS (SELECT FROM outbox WHERE booking_id = bookings.id AND kind <> 'booking-reminder')
    ORDER BY starts_at LIMIT 1
  ) AS visit ON TRUE
  WHERE user_id IS NULL AND looked_after_by IS NULL AND email <> '' AND blocked_at IS NULL AND told_of_page_at IS NULL
    AND (visit.id IS NOT NULL OR EXISTS (
      SELECT FROM client_consents WHERE client_id = clients.id AND kind = 'email-news' AND is_given))`;

@Injectable()
export class MovingLetterRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  count(now: Date): Promise<{ visits: number; news: number; told: number }> {
    return getRow(
      this.source,
      { visits: integer, news: integer, told: integer },
      `SELECT count(visit_id)::int AS visits, (count(*) - count(visit_id))::int AS news,
         (SELECT count(*)::int FROM clients WHERE told_of_page_at IS NOT NULL) AS told
       FROM (${addressed}) AS addressed`,
      [now],
    );
  }

  /** All who would get it, those with the next visit first. */
  async list(now: Date, tx: EntityManager): Promise<MovedClient[]> {
    const rows = await queryRows(
      tx,
      {
        ...{ recordId: text, name: text, address: text, lang: nullable(text) },
        ...{ visitId: nullable(text), version: nullable(integer) },
        ...{ startsAt: nullable(instant), endsAt: nullable(instant) },
      },
      `SELECT id AS "recordId", name, email AS address, lang, visit_id AS "visitId", version, starts_at AS "startsAt",
         ends_at AS "endsAt"
       FROM (${addressed}) AS addressed ORDER BY starts_at NULLS LAST, id`,
      [now],
    );
    return rows.map(({ visitId: id, version, startsAt, endsAt, ...client }) => {
      const has = id !== null && version !== null && startsAt !== null && endsAt !== null;
      return { ...client, visit: has ? { id, version, startsAt, endsAt } : null };
    });
  }
}

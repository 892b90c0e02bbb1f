import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { instant, integer, list, nullable, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { emailKeyOf } from '../../common/text/email-key.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import type { MovedClient } from '../../mail/mail/mailer.service.js';

/**
 * Client records that would get the email now, each with the next visit that no email has told them about. Clients
 * with an account know the booking page, and those who are looked after, or share its address, hear of it from there.
 */
const addressed = `
  SELECT clients.id, name, email, clients.lang, visit.id AS visit_id, visit.version, visit.starts_at, visit.ends_at,
    ${emailKeyOf('clients')} AS address, bool_or(visit.id IS NOT NULL) OVER (PARTITION BY ${emailKeyOf('clients')}) AS has_visit
  FROM clients LEFT JOIN LATERAL (
    SELECT bookings.id, version, starts_at, ends_at FROM bookings
    WHERE card_id = clients.id AND client_id IS NULL AND status = 'confirmed' AND starts_at > $1
      AND NOT EXISTS (SELECT FROM outbox WHERE booking_id = bookings.id AND kind <> 'booking-reminder')
    ORDER BY starts_at LIMIT 1
  ) AS visit ON TRUE
  WHERE user_id IS NULL AND looked_after_by IS NULL AND email <> '' AND blocked_at IS NULL AND told_of_page_at IS NULL
    AND NOT EXISTS (SELECT FROM users WHERE users.email_key = ${emailKeyOf('clients')} AND verified_at IS NOT NULL)
    AND (visit.id IS NOT NULL OR (
      EXISTS (SELECT FROM client_consents WHERE client_id = clients.id AND kind = 'email-news' AND is_given)
      AND ${emailKeyOf('clients')} NOT IN (SELECT ${emailKeyOf('told')} FROM clients AS told WHERE told_of_page_at IS NOT NULL)))`;

@Injectable()
export class MovingLetterRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  count(now: Date): Promise<{ visits: number; news: number; told: number }> {
    return getRow(
      this.source,
      { visits: integer, news: integer, told: integer },
      `SELECT count(visit_id)::int AS visits, (count(DISTINCT address) FILTER (WHERE NOT has_visit))::int AS news,
         (SELECT count(*)::int FROM clients WHERE told_of_page_at IS NOT NULL) AS told
       FROM (${addressed}) AS addressed`,
      [now],
    );
  }

  /**
   * All emails, those about the next visit first. Clients who share an address get one for each visit, or else one
   * that names them all.
   */
  async list(now: Date, tx: EntityManager): Promise<MovedClient[]> {
    const rows = await queryRows(
      tx,
      {
        ...{ recordId: text, others: list(text), names: list(text), address: text, lang: nullable(text) },
        ...{ visitId: nullable(text), version: nullable(integer) },
        ...{ startsAt: nullable(instant), endsAt: nullable(instant) },
      },
      `SELECT (array_agg(id::text ORDER BY visit_id, id))[1] AS "recordId", (array_agg(id::text ORDER BY visit_id, id))[2:] AS others,
         array_agg(name ORDER BY visit_id, id) AS names, min(email) AS address, min(lang) AS lang, visit_id AS "visitId",
         min(version) AS version, min(starts_at) AS "startsAt", min(ends_at) AS "endsAt"
       FROM (${addressed}) AS addressed WHERE visit_id IS NOT NULL OR NOT has_visit
       GROUP BY address, visit_id ORDER BY min(starts_at) NULLS LAST, 1`,
      [now],
    );
    return rows.map(({ visitId: id, names, version, startsAt, endsAt, ...client }) => {
      const has = id !== null && version !== null && startsAt !== null && endsAt !== null;
      const name = new Intl.ListFormat(client.lang ?? defaultLanguage).format(names);
      return { ...client, name, visit: has ? { id, version, startsAt, endsAt } : null };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { holding } from '../database/like-pattern.js';

/** Orders that an index serves for accounts and for cards. */
export const clientOrders = ['name', 'newest'] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** Somebody with an account or a card, as the database lists her. */
export interface ClientRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  hasAccount: boolean;
  isVerified: boolean;
  createdAt: Date;
}

/** What the diary says of one client. */
export interface ClientTally {
  visits: number;
  noShows: number;
  cancelled: number;
  coming: number;
  spentCents: number;
  lastVisitAt: Date | null;
  nextVisitAt: Date | null;
}

const ACCOUNT = `id, name, email, phone, true AS "hasAccount", verified_at IS NOT NULL AS "isVerified", created_at AS "createdAt"`;
const CARD = `id, name, email, phone, false AS "hasAccount", false AS "isVerified", created_at AS "createdAt"`;

/** Each text twice, as the indexes of the two tables have it. */
const ORDER_BY: Record<ClientOrder, { accounts: string; cards: string; both: string }> = {
  name: {
    accounts: `lower(coalesce(nullif(name, ''), email)), id`,
    cards: 'lower(name), id',
    both: `lower(coalesce(nullif(name, ''), email)), id`,
  },
  newest: {
    accounts: 'created_at DESC, id DESC',
    cards: 'created_at DESC, id DESC',
    both: '"createdAt" DESC, id DESC',
  },
};

/** Fewer digits are part of nearly every number. */
const FEWEST_DIGITS = 3;

interface Search {
  where: string;
  asked: string[];
}

@Injectable()
export class ClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** One page of people, and how many fit. The people come first; what the diary says of them is asked for the page alone. */
  async list(
    search: string | undefined,
    order: ClientOrder,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ rows: ClientRow[]; total: number }> {
    const { where, asked } = searchOf(search);
    const accounts = `users WHERE role = 'user' AND ${where}`;
    const cards = `clients WHERE user_id IS NULL AND ${where}`;
    const [{ total }]: [{ total: number }] = await this.source.query(
      `SELECT ((SELECT count(*) FROM ${accounts}) + (SELECT count(*) FROM ${cards}))::int AS total`,
      asked,
    );
    // Each half ends where the page does, so that both are read along their index and no further.
    const [skip, end] = [`$${asked.length + 1}`, `$${asked.length + 2}`];
    const orders = ORDER_BY[order];
    const rows: ClientRow[] = await this.source.query(
      `SELECT * FROM (
         (SELECT ${ACCOUNT} FROM ${accounts} ORDER BY ${orders.accounts} LIMIT ${end})
         UNION ALL
         (SELECT ${CARD} FROM ${cards} ORDER BY ${orders.cards} LIMIT ${end})
       ) AS people ORDER BY ${orders.both} OFFSET ${skip} LIMIT ${end} - ${skip}`,
      [...asked, (page - 1) * pageSize, page * pageSize],
    );
    return { rows, total };
  }

  async find(id: string, within: EntityManager = this.source.manager): Promise<ClientRow | null> {
    const [row]: ClientRow[] = await within.query(
      `SELECT ${ACCOUNT} FROM users WHERE id = $1
       UNION ALL SELECT ${CARD} FROM clients WHERE id = $1 AND user_id IS NULL`,
      [id],
    );
    return row ?? null;
  }

  /** By hand, because the room of bookings stands below this one. Only visits in this currency can be added up. */
  async tallies(ids: string[], currency: string, now: Date): Promise<Map<string, ClientTally>> {
    const rows: (ClientTally & { id: string })[] = await this.source.query(
      `SELECT person.id, tally.*
       FROM unnest($1::uuid[]) AS person (id), LATERAL (
         SELECT
           count(*) FILTER (WHERE status = 'done')::int AS visits,
           count(*) FILTER (WHERE status = 'no-show')::int AS "noShows",
           count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
           count(*) FILTER (WHERE status = 'confirmed' AND starts_at > $3)::int AS coming,
           coalesce(sum(total_price_cents) FILTER (WHERE status = 'done' AND currency = $2), 0)::float8
             AS "spentCents",
           max(starts_at) FILTER (WHERE status IN ('arrived', 'done')) AS "lastVisitAt",
           min(starts_at) FILTER (WHERE status = 'confirmed' AND starts_at > $3) AS "nextVisitAt"
         FROM bookings WHERE client_id = person.id OR card_id = person.id
       ) AS tally`,
      [ids, currency, now],
    );
    return new Map(rows.map(({ id, ...tally }) => [id, tally]));
  }
}

/** A few letters of a name or an address, or a few digits of a number. */
function searchOf(search: string | undefined): Search {
  if (!search) return { where: 'TRUE', asked: [] };
  const words = '(name ILIKE $1 OR email ILIKE $1 OR phone ILIKE $1)';
  const digits = /^[+0-9 ()./-]+$/.test(search) ? search.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  if (digits.length < FEWEST_DIGITS) return { where: words, asked: [holding(search)] };
  return {
    where: `(${words} OR regexp_replace(phone, '\\D', '', 'g') LIKE $2)`,
    asked: [holding(search), holding(digits)],
  };
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CountryCode } from 'libphonenumber-js/min';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { searchedNumbers } from '../../common/phone/searched-numbers.js';
import type { LocalDate } from '../../common/time/local-date.js';
import {
  bool,
  type ColumnsOf,
  instant,
  integer,
  list,
  localDate,
  nullable,
  text,
} from '../../database/columns.js';
import type { EarlierTotals } from '../earlier-visits/domain/earlier-totals.js';
import { earlierTotalsColumn } from '../earlier-visits/earlier-totals.column.js';
import { holding } from '../../database/like-pattern.js';
import { findRow, getRow, queryRows } from '../../database/rows.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';

/** Orders supported by an index in both tables. */
export const clientOrders = ['name', 'newest'] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** A client with or without an account, as listed by the database. */
export interface ClientRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  hasAccount: boolean;
  isVerified: boolean;
  createdAt: Date;
  warning: string;
  tags: string[];
  /** Time since which they may not book online; null if they may. */
  blockedAt: Date | null;
  /** The account that looks after them, and the name of its owner. */
  carerId: string | null;
  carerName: string | null;
}

const clientRowColumns: ColumnsOf<ClientRow> = {
  id: text,
  name: text,
  email: text,
  phone: text,
  hasAccount: bool,
  isVerified: bool,
  createdAt: instant,
  warning: text,
  tags: list(text),
  blockedAt: nullable(instant),
  carerId: nullable(text),
  carerName: nullable(text),
};

/** A client in the full table, with the note about them. */
export interface ListedClient extends ClientRow {
  note: string;
  /** The id of their client record; the account's if it has none. */
  recordId: string;
  birthday: string;
  address: string;
  clientSince: LocalDate | null;
  earlierTotals: EarlierTotals | null;
  source: string;

  /** The sort key: the name in lower case, or the address of an account without one. */
  key: string;
}

const listedClientColumns: ColumnsOf<ListedClient> = {
  ...clientRowColumns,
  note: text,
  key: text,
  recordId: text,
  birthday: text,
  address: text,
  clientSince: nullable(localDate),
  earlierTotals: earlierTotalsColumn,
  source: text,
};

const ACCOUNT = `id, name, email, phone, true AS "hasAccount", verified_at IS NOT NULL AS "isVerified", created_at AS "createdAt", '' AS warning, '{}'::text[] AS tags, NULL::timestamptz AS blocked_at, NULL::uuid AS looked_after_by`;
const RECORD = `id, name, email, phone, false AS "hasAccount", false AS "isVerified", created_at AS "createdAt", warning, tags, blocked_at, looked_after_by`;

/** For clients with an account, these are in their client record, like the note. */
const KEPT = [
  ['warning', 'warning'],
  ['tags', 'tags'],
  ['blocked_at', '"blockedAt"'],
]
  .map(
    ([column, name]) =>
      `coalesce((SELECT about.${column} FROM clients AS about WHERE about.user_id = people.id), people.${column}) AS ${name}`,
  )
  .join(', ');

/** The account that looks after them. */
const CARER = `people.looked_after_by AS "carerId",
  (SELECT coalesce(nullif(carer.name, ''), carer.email) FROM users AS carer WHERE carer.id = people.looked_after_by) AS "carerName"`;

const ACCOUNT_NAME = `lower(coalesce(nullif(name, ''), email))`;

/** Each text twice, matching the indexes of the two tables. */
const orderBy: Record<ClientOrder, { accounts: string; records: string; both: string }> = {
  name: {
    accounts: `${ACCOUNT_NAME}, id`,
    records: 'lower(name), id',
    both: `${ACCOUNT_NAME}, id`,
  },
  newest: {
    accounts: 'created_at DESC, id DESC',
    records: 'created_at DESC, id DESC',
    both: '"createdAt" DESC, id DESC',
  },
};

/** A search: words or digits, and a tag. */
export interface ClientSearch {
  q?: string | undefined;
  tag?: string | undefined;
  /** Only those who may not book online, or only those who may. */
  isBlocked?: boolean | undefined;
  /** The country for phone numbers without a country code; see `phoneCountryOf`. */
  home: CountryCode | null;
}

interface Search {
  /** Conditions for accounts. */
  accounts: string;
  /** Conditions for client records. */
  records: string;
  params: string[];
}

@Injectable()
export class ClientListRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** One page of clients, and the total number of matches. */
  async list(
    search: ClientSearch,
    order: ClientOrder,
    page: Page,
  ): Promise<{ rows: ClientRow[]; total: number }> {
    const { accounts, records, params } = searchOf(search, await this.readingOf(search));
    const { total } = await getRow(
      this.source,
      { total: integer },
      `SELECT ((SELECT count(*) FROM users WHERE role = 'user' AND ${accounts})
         + (SELECT count(*) FROM clients WHERE user_id IS NULL AND ${records}))::int AS total`,
      params,
    );
    // Each half ends where the page does, so that both are read along their index and no further. Search matches are
    // found first, through the search index: they are few, and following the sort order to them would read nearly
    // every client.
    const fence = search.q?.trim() ? 'OFFSET 0' : '';
    const [skip, end] = [`$${params.length + 1}`, `$${params.length + 2}`];
    const orders = orderBy[order];
    const rows = await queryRows(
      this.source,
      clientRowColumns,
      `SELECT id, name, email, phone, "hasAccount", "isVerified", "createdAt", ${KEPT}, ${CARER} FROM (
         (SELECT ${ACCOUNT} FROM (SELECT id, name, email, phone, verified_at, created_at FROM users
           WHERE role = 'user' AND ${accounts} ${fence}) AS users ORDER BY ${orders.accounts} LIMIT ${end})
         UNION ALL
         (SELECT ${RECORD} FROM (SELECT id, name, email, phone, created_at, warning, tags, blocked_at, looked_after_by FROM clients
           WHERE user_id IS NULL AND ${records} ${fence}) AS clients ORDER BY ${orders.records} LIMIT ${end})
       ) AS people ORDER BY ${orders.both} OFFSET ${skip} LIMIT ${end} - ${skip}`,
      [...params, rowsBefore(page), rowsBefore(page) + page.pageSize],
    );
    return { rows, total };
  }

  /** Interprets the search so that it can find clients. */
  readingOf(search: ClientSearch): Promise<Reading> {
    return readingThatFinds(search.q, async (reading) => {
      const { accounts, records, params } = searchOf(search, reading);
      const { any } = await getRow(
        this.source,
        { any: bool },
        `SELECT EXISTS (SELECT FROM users WHERE role = 'user' AND ${accounts})
           OR EXISTS (SELECT FROM clients WHERE user_id IS NULL AND ${records}) AS any`,
        params,
      );
      return any;
    });
  }

  /** Clients by name after the given one, up to a limit; from the first with null. */
  listAfter(
    last: Pick<ListedClient, 'key' | 'id'> | null,
    search: ClientSearch,
    reading: Reading,
    count: number,
  ): Promise<ListedClient[]> {
    const { accounts, records, params } = searchOf(search, reading);
    const [key, id, limit] = [1, 2, 3].map((place) => `$${params.length + place}`);
    const reached = (order: string) =>
      `(${key}::text IS NULL OR (${order}, id) > (${key}, ${id}::uuid)) ORDER BY ${order}, id LIMIT ${limit}`;
    // Each half is read along its index, and no further than this chunk extends.
    return queryRows(
      this.source,
      listedClientColumns,
      `SELECT people.id, people.name, people.email, people.phone, "hasAccount", "isVerified", "createdAt", key,
         ${KEPT}, ${CARER}, coalesce(noted.note, people.note) AS note, coalesce(noted.id, people.id) AS "recordId",
         coalesce(noted.birthday, people.birthday) AS birthday, coalesce(noted.address, people.address) AS address,
         coalesce(noted.client_since, people.client_since)::text AS "clientSince",
         coalesce(noted.earlier_totals, people.earlier_totals) AS "earlierTotals",
         coalesce(noted.source, people.source) AS source
       FROM (
         (SELECT ${ACCOUNT}, '' AS note, '' AS birthday, '' AS address, NULL::date AS client_since,
            NULL::jsonb AS earlier_totals, '' AS source, ${ACCOUNT_NAME} AS key FROM users
          WHERE role = 'user' AND ${accounts} AND ${reached(ACCOUNT_NAME)})
         UNION ALL
         (SELECT ${RECORD}, note, birthday, address, client_since, earlier_totals, source, lower(name) AS key
          FROM clients
          WHERE user_id IS NULL AND ${records} AND ${reached('lower(name)')})
       ) AS people
       LEFT JOIN clients AS noted ON noted.user_id = people.id
       ORDER BY key, people.id LIMIT ${limit}`,
      [...params, last?.key ?? null, last?.id ?? null, count],
    );
  }

  /** Clients whose own phone number contains these digits, up to a limit. */
  listByDigits(digits: string, most: number): Promise<Pick<ClientRow, 'id' | 'phone'>[]> {
    const have = `regexp_replace(phone, '\\D', '', 'g') LIKE $1`;
    return queryRows(
      this.source,
      { id: text, phone: text },
      `(SELECT id, phone FROM users WHERE role = 'user' AND ${have} LIMIT $2)
       UNION ALL (SELECT id, phone FROM clients WHERE user_id IS NULL AND looked_after_by IS NULL AND ${have} LIMIT $2)
       LIMIT $2`,
      [holding(digits), most],
    );
  }

  async findClient(id: string, tx: EntityManager = this.source.manager): Promise<ClientRow | null> {
    return findRow(
      tx,
      clientRowColumns,
      `SELECT id, name, email, phone, "hasAccount", "isVerified", "createdAt", ${KEPT}, ${CARER} FROM (
         SELECT ${ACCOUNT} FROM users WHERE id = $1
         UNION ALL SELECT ${RECORD} FROM clients WHERE id = $1 AND user_id IS NULL
       ) AS people`,
      [id],
    );
  }
}

/** Part of a name or email address, or some digits of a phone number; a tag; and if they are blocked. */
function searchOf({ q = '', tag, isBlocked, home }: ClientSearch, reading: Reading): Search {
  const { where, params } = wordsOf(q.trim(), reading, home);
  const search = tagOf(tag, { accounts: where, records: where, params });
  if (isBlocked === undefined) return search;
  const not = isBlocked ? '' : 'NOT ';
  return {
    ...search,
    accounts: `${search.accounts} AND ${not}EXISTS (SELECT FROM clients AS about
      WHERE about.user_id = users.id AND about.blocked_at IS NOT NULL)`,
    records: `${search.records} AND ${not}(blocked_at IS NOT NULL)`,
  };
}

function tagOf(tag: string | undefined, { accounts, records, params }: Search): Search {
  if (!tag) return { accounts, records, params };
  // Looks up the tag's stored spelling, so that the index can find its clients.
  const has = `tags && ARRAY(SELECT DISTINCT known FROM clients, unnest(tags) AS known WHERE lower(known) = lower($${params.length + 1}))`;
  return {
    accounts: `${accounts} AND id IN (SELECT user_id FROM clients WHERE user_id IS NOT NULL AND ${has})`,
    records: `${records} AND ${has}`,
    params: [...params, tag],
  };
}

function wordsOf(
  search: string,
  reading: Reading,
  home: CountryCode | null,
): { where: string; params: string[] } {
  const places = reading.map((_, place) => `$${place + 1}`);
  const words = holdsEvery(['name', `email || ' ' || phone`], places);
  const numbers = searchedNumbers(search, home);
  if (numbers === null) return { where: words, params: [...reading] };
  return {
    where: `((${words}) OR regexp_replace(phone, '\\D', '', 'g') ~ $${places.length + 1})`,
    params: [...reading, numbers],
  };
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, type ColumnsOf, text } from '../../database/columns.js';
import { literal } from '../../database/like-pattern.js';
import { getRow, queryRows } from '../../database/rows.js';

/** A blocked client who may be the person in question. */
export interface BlockedClient {
  /** True if it is their own account or client record, or that of the person they book for. */
  isOwn: boolean;
  isLookedAfter: boolean;
  email: string;
  phone: string;

  /** The number in the account of the person in question; empty without one. */
  ownPhone: string;
}

const blockedClientColumns: ColumnsOf<BlockedClient> = {
  isOwn: bool,
  isLookedAfter: bool,
  email: text,
  phone: text,
  ownPhone: text,
};

/** The last five digits are equal in all forms of a number, whatever its prefix: in small countries it has six. */
const endingOf = (phone: string): string => `right(regexp_replace(${phone}, '\\D', '', 'g'), 5)`;

@Injectable()
export class BlockedClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Blocked clients with one of these ids, the account’s first, this address, or a number that ends like the entered one or the account's. One
   * statement, since every booking asks.
   */
  listLike(
    { ids, emailKey, phone }: { ids: [string, ...string[]]; emailKey: string; phone: string },
    tx: EntityManager = this.source.manager,
  ): Promise<BlockedClient[]> {
    return queryRows(
      tx,
      blockedClientColumns,
      `SELECT "isOwn", "isLookedAfter", email, phone, "ownPhone" FROM (
         SELECT coalesce(client.user_id, client.id) = ANY ($1::uuid[]) AS "isOwn",
           client.looked_after_by IS NOT NULL AS "isLookedAfter",
           coalesce(account.email, client.email) AS email, coalesce(account.phone, client.phone) AS phone,
           coalesce((SELECT phone FROM users WHERE id = ($1::uuid[])[1]), '') AS "ownPhone"
         FROM clients AS client LEFT JOIN users AS account ON account.id = client.user_id
         WHERE client.blocked_at IS NOT NULL
       ) AS blocked
       WHERE "isOwn" OR email ILIKE $2 OR ${endingOf('phone')} IN (${endingOf('$3')}, ${endingOf('"ownPhone"')})`,
      [ids, literal(emailKey), phone],
    );
  }

  async hasAny(tx: EntityManager = this.source.manager): Promise<boolean> {
    const { any } = await getRow(
      tx,
      { any: bool },
      `SELECT EXISTS (SELECT FROM clients WHERE blocked_at IS NOT NULL) AS any`,
    );
    return any;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { bool, list, localDate, nullable, type RowOf, text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import { rowsJson } from '../../database/rows-json.js';
import { Client } from './client.entity.js';
import { earlierTotalsColumn } from '../earlier-visits/earlier-totals.column.js';

const columns = {
  recordId: nullable(text),
  userId: nullable(text),
  isVerified: bool,
  worksHere: bool,
  name: text,
  email: text,
  emailKey: text,
  phone: text,
  birthday: text,
  address: text,
  note: text,
  source: text,
  clientSince: nullable(localDate),
  earlierTotals: earlierTotalsColumn,
  isBlocked: bool,
  tags: list(text),
  warning: text,
  lookedAfterBy: nullable(text),
  lang: nullable(text),
  /** Kinds of consent given in another system. */
  importedConsents: list(text),
  /** Kinds that were refused, or chosen here. */
  settledConsents: list(text),
};

/** A client record or an account, with what an imported list is compared with. One of the two ids is set. */
export type KnownClient = RowOf<typeof columns>;

/** A client record that an import adds. */
export type ImportedRecord = Pick<
  Client,
  | 'id'
  | 'name'
  | 'email'
  | 'emailKey'
  | 'phone'
  | 'birthday'
  | 'address'
  | 'note'
  | 'source'
  | 'clientSince'
  | 'earlierTotals'
  | 'tags'
  | 'blockedAt'
>;

/** The columns of these, without the id. */
const importedColumns = `name, email, email_key, phone, birthday, address, note, source, client_since, earlier_totals,
  tags, blocked_at`;

/** Fields of a record that an import fills in, or empties again. */
export type FilledFields = Partial<Omit<ImportedRecord, 'id'>>;

/** All clients at once, for comparison with the lists of another system. */
@Injectable()
export class KnownClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** All client records and accounts, or only these records. */
  list(ids: string[] | null = null, tx: EntityManager = this.source.manager): Promise<KnownClient[]> {
    return queryRows(
      tx,
      columns,
      `SELECT client.id AS "recordId", account.id AS "userId", account.verified_at IS NOT NULL AS "isVerified",
         coalesce(account.role, 'user') <> 'user' AS "worksHere",
         coalesce(nullif(account.name, ''), account.email, client.name) AS name,
         coalesce(account.email, client.email) AS email, coalesce(account.email_key, client.email_key) AS "emailKey",
         coalesce(account.phone, client.phone) AS phone, coalesce(client.birthday, '') AS birthday,
         coalesce(client.address, '') AS address, coalesce(client.note, '') AS note,
         coalesce(client.source, '') AS source, client.client_since::text AS "clientSince",
         client.earlier_totals AS "earlierTotals", client.blocked_at IS NOT NULL AS "isBlocked", coalesce(client.tags, '{}') AS tags,
         coalesce(client.warning, '') AS warning,
         client.looked_after_by AS "lookedAfterBy", client.lang,
         ARRAY(SELECT kind FROM client_consents
           WHERE client_id = client.id AND is_given AND origin = 'import') AS "importedConsents",
         ARRAY(SELECT kind FROM client_consents
           WHERE client_id = client.id AND NOT (is_given AND origin = 'import')) AS "settledConsents"
       FROM clients AS client FULL JOIN users AS account ON account.id = client.user_id
       WHERE $1::uuid[] IS NULL OR client.id = ANY ($1)
       ORDER BY client.created_at, client.id`,
      [ids],
    );
  }

  /** Locks these records until the transaction ends. */
  async lock(ids: string[], tx: EntityManager): Promise<void> {
    await queryRows(
      tx,
      { id: text },
      `SELECT id FROM clients WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE`,
      [ids],
    );
  }

  /** In the order asked. */
  async recordIdsOf(ids: string[], tx: EntityManager): Promise<(string | null)[]> {
    const rows = await queryRows(
      tx,
      { id: nullable(text) },
      `SELECT client.id FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
       LEFT JOIN clients AS client ON client.id = wanted.id OR client.user_id = wanted.id ORDER BY place`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async addAll(records: readonly ImportedRecord[], at: Date, tx: EntityManager): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map((record) => ({ ...record, createdAt: at, updatedAt: at }));
    await execute(
      tx,
      `INSERT INTO clients (id, ${importedColumns}, created_at, updated_at)
       SELECT id, ${importedColumns}, created_at, updated_at FROM jsonb_populate_recordset(NULL::clients, $1)`,
      [rowsJson(this.source, Client, rows)],
    );
  }

  /** Writes these fields of each record; its others stay. */
  async fillAll(filled: ReadonlyMap<string, FilledFields>, at: Date, tx: EntityManager): Promise<void> {
    if (filled.size === 0) return;
    const rows = [...filled].map(([id, fields]) => ({ id, ...fields }));
    await execute(
      tx,
      `UPDATE clients SET updated_at = $2, (${importedColumns}) =
         (SELECT ${importedColumns} FROM jsonb_populate_record(clients, came.fields))
       FROM jsonb_array_elements($1) AS came (fields) WHERE clients.id = (came.fields ->> 'id')::uuid`,
      [rowsJson(this.source, Client, rows), at],
    );
  }

  async remove(ids: string[], tx: EntityManager): Promise<void> {
    if (ids.length > 0) await tx.delete(Client, { id: In(ids) });
  }
}

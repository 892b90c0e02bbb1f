import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { emailKey as keyOf } from '../../common/text/email-key.js';
import { text } from '../../database/columns.js';
import { literal } from '../../database/like-pattern.js';
import { execute, findRow, getRow, queryRows } from '../../database/rows.js';
import { Client } from './client.entity.js';

/** Contact details of a client without an account. */
export type ClientContact = Pick<Client, 'name' | 'email' | 'emailKey' | 'phone'>;

/** Changes to a client record. */
export type ClientChange = Partial<
  ClientContact &
    Pick<
      Client,
      | 'note'
      | 'warning'
      | 'tags'
      | 'lang'
      | 'createdAt'
      | keyof ClientDetailsChange
      | 'blockedAt'
      | 'lookedAfterBy'
      | 'earlierTotals'
    >
> & { updatedAt: Date };

/** Details that are not part of the salon's notes. Undefined ones stay unchanged. */
export interface ClientDetailsChange {
  birthday?: string | undefined;
  address?: string | undefined;
  clientSince?: string | null | undefined;
  source?: string | undefined;
}

/** A client of the demo salon. */
export type ClientSeed = Pick<Client, 'id' | 'name' | 'phone' | 'createdAt'>;

/** A client and their birthday. */
export interface BornClient {
  id: string;
  name: string;
  birthday: string;
}

/** The salon's own data about a client with an account. */
export interface KeptOfUser {
  note?: string | undefined;
  warning?: string | undefined;
  tags?: string[] | undefined;
}

@Injectable()
export class ClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  findRecord(id: string, tx: EntityManager = this.source.manager): Promise<Client | null> {
    return tx.findOneBy(Client, { id });
  }

  findOfUser(userId: string, tx: EntityManager = this.source.manager): Promise<Client | null> {
    return tx.findOneBy(Client, { userId });
  }

  /** Locked until the transaction ends. */
  lockOfUser(userId: string, tx: EntityManager): Promise<Client | null> {
    return tx.findOne(Client, { where: { userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Locked until the transaction ends. */
  lockByEmailKey(emailKey: string, tx: EntityManager): Promise<Client | null> {
    return tx.findOne(Client, { where: { emailKey }, lock: { mode: 'pessimistic_write' } });
  }

  /** Records with this address that don't own it, because another client does; oldest first. */
  async recordsApart(
    emailKey: string,
    tx: EntityManager = this.source.manager,
  ): Promise<Pick<Client, 'id' | 'email'>[]> {
    const records = await tx
      .createQueryBuilder(Client, 'record')
      .select(['record.id', 'record.email'])
      .where({ userId: IsNull(), emailKey: '', lookedAfterBy: IsNull() })
      .andWhere('record.email ILIKE :email', { email: literal(emailKey) })
      .orderBy('record.createdAt')
      .addOrderBy('record.id')
      .getMany();
    return records.filter(({ email }) => keyOf(email) === emailKey);
  }

  /** The oldest record with this name that the account looks after. */
  async findPersonNamed(name: string, userId: string, tx: EntityManager): Promise<string | null> {
    const row = await findRow(
      tx,
      { id: text },
      `SELECT id FROM clients WHERE looked_after_by = $1 AND lower(name) = lower($2) ORDER BY created_at, id LIMIT 1`,
      [userId, name],
    );
    return row?.id ?? null;
  }

  /** Those whom the account looks after, oldest first. */
  listPeopleOf(userId: string, tx: EntityManager = this.source.manager): Promise<Client[]> {
    return tx.find(Client, { where: { lookedAfterBy: userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Records with this name and any phone number, oldest first. */
  namesakes(name: string, tx: EntityManager): Promise<Pick<Client, 'id' | 'phone'>[]> {
    return tx
      .createQueryBuilder(Client, 'record')
      .select(['record.id', 'record.phone'])
      .where({ userId: IsNull(), phone: Not('') })
      .andWhere('lower(record.name) = lower(:name)', { name })
      .orderBy('record.createdAt')
      .addOrderBy('record.id')
      .getMany();
  }

  /**
   * Makes other look-ups of these keys wait until this transaction ends, so that two can't both add the same client.
   */
  async lockKeys(keys: string[], tx: EntityManager): Promise<void> {
    for (const key of keys.filter(Boolean).sort()) {
      await execute(tx, `SELECT pg_advisory_xact_lock(hashtextextended('client card ' || $1, 0))`, [key]);
    }
  }

  async addRecord(
    record: ClientContact & { note?: string; warning?: string; lang?: string | null; createdAt: Date },
    tx: EntityManager,
  ): Promise<string> {
    const { identifiers } = await tx.insert(Client, { ...record, updatedAt: record.createdAt });
    return identifiers[0]?.id as string;
  }

  /** Locked until the transaction ends. */
  lockRecord(id: string, tx: EntityManager): Promise<Client | null> {
    return tx.findOne(Client, {
      where: { id, userId: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Those of these client records that have a sealed file, which goes with the record. */
  async sealedAmong(ids: string[], tx: EntityManager): Promise<Set<string>> {
    const rows = await queryRows(
      tx,
      { id: text },
      `SELECT client_id AS id FROM allergies WHERE client_id = ANY ($1::uuid[])
       UNION SELECT client_id FROM formulas WHERE client_id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async noteTold(ids: string[], toldOfPageAt: Date | null, tx: EntityManager): Promise<void> {
    await execute(tx, `UPDATE clients SET told_of_page_at = $2 WHERE id = ANY ($1::uuid[])`, [
      ids,
      toldOfPageAt,
    ]);
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(Client, id);
  }

  /**
   * Writes the note, warning and tags of a client with an account; omitted ones stay. The first write adds the client
   * record. Returns its id.
   */
  async keepOfUser(
    userId: string,
    { note, warning, tags }: KeptOfUser,
    now: Date,
    tx: EntityManager,
  ): Promise<string> {
    const row = await findRow(
      tx,
      { id: text },
      `INSERT INTO clients (user_id, note, warning, tags, created_at, updated_at)
       VALUES ($1, coalesce($2, ''), coalesce($3, ''), coalesce($5::text[], '{}'), $4, $4)
       ON CONFLICT (user_id) DO UPDATE SET note = coalesce($2, clients.note),
         warning = coalesce($3, clients.warning),
         tags = coalesce($5::text[], clients.tags), updated_at = excluded.updated_at
       RETURNING id`,
      [userId, note ?? null, warning ?? null, now, tags ?? null],
    );
    return row?.id as string;
  }

  /** The id of an account's client record, which is added if necessary. The note counts as unchanged. */
  async recordIdOf(userId: string, now: Date, tx: EntityManager): Promise<string> {
    const { id } = await getRow(
      tx,
      { id: text },
      `INSERT INTO clients (user_id, created_at, updated_at) VALUES ($1, $2, $2)
       ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
      [userId, now],
    );
    return id;
  }

  async changeDetails(id: string, change: ClientDetailsChange, tx: EntityManager): Promise<void> {
    // TypeORM throws on an empty update.
    if (Object.values(change).some((value) => value !== undefined)) await tx.update(Client, id, change);
  }

  /** Blocks a client from booking online, or unblocks them with null. The date of an earlier block stays. */
  async block(id: string, blockedAt: Date | null, tx: EntityManager): Promise<void> {
    await tx.update(Client, blockedAt ? { id, blockedAt: IsNull() } : { id }, { blockedAt });
  }

  /** Clients without a role in the team whose birthday is on one of these days, `MM-DD`; in their order, up to a limit. */
  bornOn(days: string[], most: number): Promise<BornClient[]> {
    return queryRows(
      this.source,
      { id: text, name: text, birthday: text },
      `SELECT coalesce(client.user_id, client.id) AS id,
         coalesce(nullif(account.name, ''), account.email, client.name) AS name, client.birthday
       FROM clients AS client LEFT JOIN users AS account ON account.id = client.user_id
       WHERE client.birthday <> '' AND "right"(client.birthday, 5) = ANY ($1::text[]) AND coalesce(account.role, 'user') = 'user'
       ORDER BY array_position($1, "right"(client.birthday, 5)), name, id LIMIT $2`,
      [days, most],
    );
  }

  /** The warnings of these accounts and client records, without empty ones. */
  async warnings(ids: string[]): Promise<Map<string, string>> {
    const rows = await queryRows(
      this.source,
      { id: text, warning: text },
      `SELECT coalesce(user_id, id) AS id, warning FROM clients
       WHERE warning <> '' AND (user_id = ANY($1::uuid[]) OR (id = ANY($1::uuid[]) AND user_id IS NULL))`,
      [ids],
    );
    return new Map(rows.map(({ id, warning }) => [id, warning]));
  }

  async change(id: string, change: ClientChange, tx: EntityManager): Promise<void> {
    await tx.update(Client, id, change);
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(Client));
  }

  async seed(records: ClientSeed[], tx: EntityManager): Promise<void> {
    await tx.insert(Client, records);
  }
}

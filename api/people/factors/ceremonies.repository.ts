import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { nullable, text } from '../../database/columns.js';
import { findRow, getRow } from '../../database/rows.js';
import { Ceremony, type CeremonyKind } from './ceremony.entity.js';

/** More log-ins than are in progress at once in any salon; beyond it, someone is flooding the table. */
const MAX_LOG_INS = 5_000;

type NewCeremony = Omit<Ceremony, 'id' | 'user'>;

@Injectable()
export class CeremoniesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The id; null if too many log-ins are in progress. Requests of logged-in accounts don't count. */
  async addLogIn({ userId, challenge, expiresAt }: Omit<NewCeremony, 'kind'>): Promise<string | null> {
    const added = await findRow(
      this.source,
      { id: text },
      `INSERT INTO ceremonies (user_id, kind, challenge, expires_at)
       SELECT $1::uuid, 'sign-in', $2, $3
       WHERE (SELECT count(*) FROM (SELECT FROM ceremonies WHERE kind = 'sign-in' LIMIT $4) AS few) < $4
       RETURNING id`,
      [userId, challenge, expiresAt, MAX_LOG_INS],
    );
    return added?.id ?? null;
  }

  /**
   * The id. Replaces the account's previous one of this kind. The caller has locked the account, so there is never a
   * second one.
   */
  async replace({ userId, kind, challenge, expiresAt }: NewCeremony, tx: EntityManager): Promise<string> {
    await tx.delete(Ceremony, { userId, kind });
    const { id } = await getRow(
      tx,
      { id: text },
      `INSERT INTO ceremonies (user_id, kind, challenge, expires_at) VALUES ($1, $2, $3, $4) RETURNING id`,
      [userId, kind, challenge, expiresAt],
    );
    return id;
  }

  /** Removes it in one statement, so that only one of two concurrent responses counts. Null if it was used or has expired. */
  async use(
    { id, kind }: { id: string; kind: CeremonyKind },
    now: Date,
  ): Promise<Pick<Ceremony, 'userId' | 'challenge'> | null> {
    return findRow(
      this.source,
      { userId: nullable(text), challenge: text },
      `DELETE FROM ceremonies WHERE id = $1 AND kind = $2 AND expires_at > $3
       RETURNING user_id AS "userId", challenge`,
      [id, kind, now],
    );
  }

  async sweep(now: Date): Promise<void> {
    await this.source.manager.delete(Ceremony, { expiresAt: LessThanOrEqual(now) });
  }
}

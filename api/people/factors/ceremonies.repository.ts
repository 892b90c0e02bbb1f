import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { nullable, text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import { Ceremony, type CeremonyKind } from './ceremony.entity.js';

/** More than are open at once in any salon; whoever asks beyond it is asking for all. */
const MAX_OPEN = 5_000;

@Injectable()
export class CeremoniesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The id; null when there are too many. */
  async addCeremony({
    userId,
    kind,
    challenge,
    expiresAt,
  }: Omit<Ceremony, 'id' | 'user'>): Promise<string | null> {
    const added = await findRow(
      this.source,
      { id: text },
      `INSERT INTO ceremonies (user_id, kind, challenge, expires_at)
       SELECT $1::uuid, $2, $3, $4
       WHERE (SELECT count(*) FROM (SELECT FROM ceremonies LIMIT $5) AS few) < $5
       RETURNING id`,
      [userId, kind, challenge, expiresAt, MAX_OPEN],
    );
    return added?.id ?? null;
  }

  /** Takes it away with one statement, so that of two answers at the same moment one counts. Null once it has been used, or has ended. */
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

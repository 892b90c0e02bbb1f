import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Hold } from './hold.entity.js';

/** A user, as the one who holds a time. */
export const holderOf = (userId: string) => `user:${userId}`;

@Injectable()
export class HoldsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async add(hold: Hold, within: EntityManager): Promise<void> {
    await within.insert(Hold, hold);
  }

  countLive(holder: string, now: Date, within: EntityManager): Promise<number> {
    return within
      .createQueryBuilder(Hold, 'hold')
      .where('hold.holder = :holder AND hold.expiresAt > :now', { holder, now })
      .getCount();
  }

  /** Makes room for a hold with the same id; of two that come at once, the second waits for the first and replaces it. */
  async replace(id: string, within: EntityManager): Promise<void> {
    await within.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [id]);
    await this.remove(id, within);
  }

  /** Gives the time back, allocations and all. */
  async remove(id: string, within: EntityManager = this.source.manager): Promise<void> {
    await within.delete(Hold, id);
  }

  async removeAllOf(holder: string, within: EntityManager): Promise<void> {
    await within.delete(Hold, { holder });
  }

  /** Keeps a live hold until later; false when it has lapsed, is gone, or is older than anybody needs to decide. */
  async extend(id: string, times: { expiresAt: Date; now: Date; madeAfter: Date }): Promise<boolean> {
    const { expiresAt, now, madeAfter } = times;
    const extended: unknown[] = await this.source.query(
      `WITH kept AS (
         UPDATE holds SET expires_at = $2 WHERE id = $1 AND expires_at > $3 AND created_at > $4 RETURNING id
       ), allocated AS (
         UPDATE allocations SET expires_at = $2 FROM kept WHERE hold_id = kept.id RETURNING 1
       )
       SELECT 1 FROM kept WHERE EXISTS (SELECT 1 FROM allocated)`,
      [id, expiresAt, now, madeAfter],
    );
    return extended.length > 0;
  }

  /** Clears away holds that lapsed and answers that nobody will ask for again. */
  async sweep(now: Date, answersBefore: Date): Promise<void> {
    await this.source.query(`DELETE FROM holds WHERE expires_at <= $1`, [now]);
    await this.source.query(`DELETE FROM idempotency_keys WHERE created_at < $1`, [answersBefore]);
  }
}

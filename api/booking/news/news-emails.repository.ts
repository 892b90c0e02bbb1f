import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { execute, queryRows } from '../../database/rows.js';
import type { Hour } from './domain/gathered.js';
import { NewsReader } from './news-reader.entity.js';

@Injectable()
export class NewsEmailsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  isReader(userId: string): Promise<boolean> {
    return this.source.manager.existsBy(NewsReader, { userId });
  }

  /** Subscribes from this moment; an existing subscription stays as it is. */
  async addReader(userId: string, now: Date, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO news_readers (user_id, wanted_from, hour_began_at) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING`,
      [userId, now],
    );
  }

  async remove(userId: string, tx: EntityManager): Promise<void> {
    await tx.delete(NewsReader, { userId });
  }

  /** The subscribers, in a fixed order. */
  async readers(): Promise<string[]> {
    const rows = await queryRows(
      this.source,
      { userId: text },
      `SELECT user_id AS "userId" FROM news_readers ORDER BY user_id`,
    );
    return rows.map(({ userId }) => userId);
  }

  /**
   * One subscriber, locked while the caller emails them; null if another instance does so, or they have unsubscribed.
   */
  claim(userId: string, tx: EntityManager): Promise<NewsReader | null> {
    return tx.findOne(NewsReader, {
      where: { userId },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Those of these news ids that the person has already been emailed. */
  async emailed(userId: string, newsIds: readonly string[], tx: EntityManager): Promise<Set<string>> {
    const rows = await queryRows(
      tx,
      { newsId: text },
      `SELECT news_id AS "newsId" FROM emailed_news WHERE user_id = $1 AND news_id = ANY ($2)`,
      [userId, newsIds],
    );
    return new Set(rows.map(({ newsId }) => newsId));
  }

  async note(
    userId: string,
    { newsIds, hour, now }: { newsIds: readonly string[]; hour: Hour; now: Date },
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(NewsReader, { userId }, hour);
    await execute(
      tx,
      `INSERT INTO emailed_news (user_id, news_id, emailed_at) SELECT $1, id, $3 FROM unnest($2::text[]) AS id
       ON CONFLICT DO NOTHING`,
      [userId, newsIds, now],
    );
  }

  async forgetBefore(userId: string, before: Date, tx: EntityManager): Promise<void> {
    await execute(tx, `DELETE FROM emailed_news WHERE user_id = $1 AND emailed_at < $2`, [userId, before]);
  }
}

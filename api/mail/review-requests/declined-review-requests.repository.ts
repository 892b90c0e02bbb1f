import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { DeclinedReviewRequest } from './declined-review-request.entity.js';

@Injectable()
export class DeclinedReviewRequestsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  has(mailbox: string, tx: EntityManager = this.source.manager): Promise<boolean> {
    return tx.existsBy(DeclinedReviewRequest, { mailbox });
  }

  /** Idempotent: the first entry stays. */
  async addMailbox(mailbox: string, now: Date, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO declined_review_requests (mailbox, declined_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [mailbox, now],
    );
  }

  async remove(mailbox: string, tx: EntityManager): Promise<void> {
    await tx.delete(DeclinedReviewRequest, { mailbox });
  }
}

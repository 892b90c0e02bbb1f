import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { DeclinedReviewRequest } from './declined-review-request.entity.js';

@Injectable()
export class DeclinedReviewRequestsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  has(mailbox: string, within: EntityManager = this.source.manager): Promise<boolean> {
    return within.existsBy(DeclinedReviewRequest, { mailbox });
  }

  /** Once is enough: what was said first stays. */
  async add(mailbox: string, now: Date, within: EntityManager): Promise<void> {
    await execute(
      within,
      `INSERT INTO declined_review_requests (mailbox, declined_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [mailbox, now],
    );
  }

  async remove(mailbox: string, within: EntityManager): Promise<void> {
    await within.delete(DeclinedReviewRequest, { mailbox });
  }
}

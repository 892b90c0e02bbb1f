import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import type { ListReviewsDto } from './dto/read-reviews.dto.js';
import type { Review } from './review.entity.js';
import { mayHide, mayPublish } from './review.policy.js';
import { type ReviewEntryView, type ReviewPageView, toReviewEntryView } from './review.view.js';
import { notPossible, reviewHasChanged } from './reviews.problems.js';
import { ReviewsRepository } from './reviews.repository.js';

type Change = Partial<Pick<Review, 'status' | 'hiddenReason' | 'answer' | 'answeredAt'>>;

/** Lets the salon publish, hide and answer reviews. It can never change what clients wrote. */
@Injectable()
export class ReviewModerationService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listReviews(query: ListReviewsDto): Promise<ReviewPageView> {
    const page = pageOf(query);
    const [items, total] = await this.reviews.page(query, page);
    const pending = await this.reviews.countPending();
    return { items: items.map(toReviewEntryView), total, ...page, pending };
  }

  publishReview(id: string, version: number, admin: CurrentUser): Promise<ReviewEntryView> {
    return this.decide(id, 'review.published', admin, (review) => {
      if (review.version !== version) throw reviewHasChanged();
      if (!mayPublish(review)) throw notPossible();
      return { status: 'published', hiddenReason: '' };
    });
  }

  hideReview(id: string, reason: string, admin: CurrentUser): Promise<ReviewEntryView> {
    return this.decide(id, 'review.hidden', admin, (review) => {
      if (!mayHide(review)) throw notPossible();
      return { status: 'hidden', hiddenReason: reason };
    });
  }

  answerReview(id: string, answer: string, admin: CurrentUser): Promise<ReviewEntryView> {
    return this.decide(id, 'review.answered', admin, () => ({
      answer,
      answeredAt: answer === '' ? null : this.clock.now(),
    }));
  }

  private decide(
    id: string,
    action: AuditAction,
    actor: CurrentUser,
    changeOf: (review: Review) => Change,
  ): Promise<ReviewEntryView> {
    return this.transactions.run(async (tx) => {
      const change = changeOf(await this.get(id, tx));
      await this.reviews.change(id, change, tx);
      await this.audit.record({ actor, action, object: { type: 'review', id } }, tx);
      return toReviewEntryView(await this.get(id, tx));
    });
  }

  private async get(id: string, tx: EntityManager): Promise<Review> {
    const review = await this.reviews.findForChange(id, tx);
    if (!review) throw notFound('review');
    return review;
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { unusablePicture } from '../../platform/media/media.problems.js';
import { PictureProcessorService } from '../../platform/media/picture-processor.service.js';
import type { Review } from './review.entity.js';
import { isOwn, mayChange } from './review.policy.js';
import { notPending } from './reviews.problems.js';
import { ReviewsRepository } from './reviews.repository.js';

/** The small pictures of review authors, added by them or by the salon. */
@Injectable()
export class ReviewPortraitsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly processor: PictureProcessorService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** The check before an upload is read. It is repeated before the picture is saved. */
  async assertMayGivePortrait(id: string, user: CurrentUser): Promise<void> {
    assertMayGive(await this.reviews.findReview(id), user);
  }

  async givePortrait(id: string, bytes: Buffer | undefined, user: CurrentUser): Promise<void> {
    if (!bytes) throw unusablePicture();
    const portrait = await this.processor.portrait(bytes);
    // A new name each time, so that browsers don't show the previous picture from their cache.
    const portraitName = randomBytes(16).toString('hex');
    await this.change(id, user, assertMayGive, { portrait, portraitName });
  }

  async removePortrait(id: string, user: CurrentUser): Promise<void> {
    await this.change(id, user, assertMayRemove, { portrait: null, portraitName: null });
  }

  async showPortrait(name: string): Promise<StreamableFile> {
    const bytes = await this.reviews.findPortrait(name);
    if (!bytes) throw notFound('picture');
    return new StreamableFile(bytes, {
      type: 'image/webp',
      disposition: `inline; filename="${name}.webp"`,
      length: bytes.length,
    });
  }

  /** A change by the author is read again before it is published. A change by the salon needs no second reading. */
  private change(
    id: string,
    user: CurrentUser,
    assertMay: (review: Review | null, user: CurrentUser) => asserts review is Review,
    portrait: Pick<Review, 'portrait' | 'portraitName'>,
  ): Promise<void> {
    return this.transactions.run(async (tx: EntityManager) => {
      const review = await this.reviews.findForChange(id, tx);
      assertMay(review, user);
      const isOfSalon = mayForAll(user, 'reviews');
      const version = review.version + (isOfSalon ? 0 : 1);
      await this.reviews.change(id, { ...portrait, version }, tx);
      if (isOfSalon)
        await this.audit.record(
          { actor: user, action: 'review.portrait-changed', object: { type: 'review', id } },
          tx,
        );
    });
  }
}

function assertMayRemove(review: Review | null, user: CurrentUser): asserts review is Review {
  if (!review || !(isOwn(user.id, review) || mayForAll(user, 'reviews'))) throw notFound('review');
}

function assertMayGive(review: Review | null, user: CurrentUser): asserts review is Review {
  assertMayRemove(review, user);
  if (!mayForAll(user, 'reviews') && !mayChange(review)) throw notPending();
}

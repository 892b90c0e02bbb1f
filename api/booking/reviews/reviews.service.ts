import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReviewedBookingsService } from '../booking-records/reviewed-bookings.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { PageDto } from '../../common/page/page.dto.js';
import { pageOf } from '../../common/page/page.js';
import { Transactions } from '../../database/transactions.js';
import { averageOf } from './domain/average.js';
import type { ListPublishedReviewsDto } from './dto/read-reviews.dto.js';
import type { ChangeReviewDto, WriteReviewDto } from './dto/write-review.dto.js';
import type { Review } from './review.entity.js';
import { isOwn, mayChange } from './review.policy.js';
import {
  type ExportedReviewView,
  type OwnReviewPageView,
  type OwnReviewView,
  type PublishedReviewPageView,
  type ReviewSummaryView,
  type ReviewView,
  toExportedReviewView,
  toOwnReviewView,
  toReviewView,
} from './review.view.js';
import { notPending, tooManyWaiting } from './reviews.problems.js';
import { type PublishedCount, ReviewsRepository } from './reviews.repository.js';

/** About as many as visitors look through, and one page of all. The average counts all of them. */
const SHOWN = 12;

/** The most unread reviews without a booking per client. */
const MAX_WAITING = 3;

/** Reviews, for visitors to read and for clients to write. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly bookings: ReviewedBookingsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listReviews(): Promise<ReviewView[]> {
    return (await this.reviews.newestPublished(SHOWN)).map(toReviewView);
  }

  async listPublishedReviews(query: ListPublishedReviewsDto): Promise<PublishedReviewPageView> {
    const page = pageOf(query, SHOWN);
    const [items, total] = await this.reviews.pagePublished(query, page);
    return { items: items.map(toReviewView), total, ...page };
  }

  async showSummary(): Promise<ReviewSummaryView> {
    const counts = await this.reviews.countPublished();
    const of = (wanted: PublishedCount['about']) =>
      counts.flatMap(({ about, id, count, stars }) =>
        about === wanted && id !== null ? [{ _id: id, count, average: averageOf({ count, stars }) }] : [],
      );
    const { count, stars } = counts.find(({ about }) => about === 'salon') ?? { count: 0, stars: 0 };
    return { count, average: averageOf({ count, stars }), services: of('service'), staff: of('staff') };
  }

  /** Number of reviews that the salon has yet to publish or hide. */
  countPending(): Promise<number> {
    return this.reviews.countPending();
  }

  /** All reviews by this client with their pictures, for their own data. */
  async exportReviewsOf(clientId: string): Promise<ExportedReviewView[]> {
    const [reviews, portraits] = await Promise.all([
      this.reviews.ofClient(clientId),
      this.reviews.portraitsOf(clientId),
    ]);
    return reviews.map((review) => toExportedReviewView(review, portraits.get(review.id)));
  }

  async listMyReviews(query: PageDto, { id }: CurrentUser): Promise<OwnReviewPageView> {
    const page = pageOf(query);
    const [items, total] = await this.reviews.pageOfClient(id, page);
    return { items: items.map(toOwnReviewView), total, ...page };
  }

  writeReview(
    { bookingId, title = '', ...words }: WriteReviewDto,
    client: CurrentUser,
  ): Promise<OwnReviewView> {
    return this.transactions.run(async (tx) => {
      if (bookingId !== undefined) await this.bookings.markReviewed(bookingId, client, tx);
      else await this.assertMayWait(client, tx);
      const about = { bookingId: bookingId ?? null, clientId: client.id, createdAt: this.clock.now() };
      const review = { ...words, title, ...about };
      return this.viewOf(await this.reviews.addReview(review, tx), tx);
    });
  }

  changeReview(id: string, change: ChangeReviewDto, client: CurrentUser): Promise<OwnReviewView> {
    return this.transactions.run(async (tx) => {
      const review = await this.own(id, client, tx);
      if (!mayChange(review)) throw notPending();
      await this.reviews.change(id, { ...change, version: review.version + 1 }, tx);
      return this.viewOf(id, tx);
    });
  }

  /** The author may delete a review at any time, published or not. */
  deleteReview(id: string, client: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { bookingId } = await this.own(id, client, tx);
      await this.reviews.remove(id, tx);
      if (bookingId !== null) await this.bookings.markUnreviewed(bookingId, tx);
    });
  }

  /** Anyone with an account may write one, so this is the only limit on how many the salon has to read. */
  private async assertMayWait({ id }: CurrentUser, tx: EntityManager): Promise<void> {
    if ((await this.reviews.countWaitingOf(id, tx)) >= MAX_WAITING) throw tooManyWaiting();
  }

  private async own(id: string, client: CurrentUser, tx: EntityManager): Promise<Review> {
    const review = await this.reviews.findForChange(id, tx);
    if (!review || !isOwn(client.id, review)) throw notFound('review');
    return review;
  }

  private async viewOf(id: string, tx: EntityManager): Promise<OwnReviewView> {
    const review = await this.reviews.findReview(id, tx);
    if (!review) throw notFound('review');
    return toOwnReviewView(review);
  }

  isEmpty(tx: EntityManager): Promise<boolean> {
    return this.reviews.isEmpty(tx);
  }

  /** Adds the demo salon's reviews. */
  seed(reviews: (Partial<Review> & Pick<Review, 'createdAt'>)[], tx: EntityManager): Promise<void> {
    return this.reviews.seed(reviews, tx);
  }
}

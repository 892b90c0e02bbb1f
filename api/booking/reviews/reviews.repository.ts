import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, type SelectQueryBuilder } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { bytes, type ColumnsOf, integer, nullable, oneOf, text } from '../../database/columns.js';
import { lockKeys } from '../../database/lock-keys.js';
import { execute, findRow, queryRows } from '../../database/rows.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';
import { Review, type ReviewStatus } from './review.entity.js';

interface ReviewFilter {
  status?: ReviewStatus | undefined;
  search?: string | undefined;
}

type ReviewText = Pick<Review, 'name' | 'title' | 'text' | 'stars'>;

/** The searched text of a review, exactly as in its index. */
const searchedTexts = ['review.name', 'review.title', 'review.text', 'review.answer'];

/** The number and average of published reviews; a visit with several services counts for each of them. */
export interface PublishedCount {
  about: 'salon' | 'service' | 'staff';
  /** Null for the salon. */
  id: string | null;
  count: number;
  stars: number;
}

const publishedCountColumns: ColumnsOf<PublishedCount> = {
  about: oneOf('salon', 'service', 'staff'),
  id: nullable(text),
  count: integer,
  stars: integer,
};

/** A line of the visit that a review is about, if that took place. */
const OF_VISIT_WITH = `
  SELECT FROM bookings visit JOIN booking_lines line ON line.booking_id = visit.id
  WHERE visit.id = review.booking_id AND visit.status = 'done'`;

const PUBLISHED_COUNTS = `
  WITH published AS (
    SELECT review.id, review.stars, line.service_id, line.staff_id
    FROM reviews review
    LEFT JOIN bookings visit ON visit.id = review.booking_id AND visit.status = 'done'
    LEFT JOIN booking_lines line ON line.booking_id = visit.id
    WHERE review.status = 'published')
  SELECT about, id::text AS id, count(*)::int AS count, coalesce(sum(stars), 0)::int AS stars
  FROM (
    SELECT DISTINCT 'salon' AS about, NULL::uuid AS id, published.id AS review, stars FROM published
    UNION ALL
    SELECT DISTINCT 'service', service_id, published.id, stars FROM published WHERE service_id IS NOT NULL
    UNION ALL
    SELECT DISTINCT 'staff', staff_id, published.id, stars FROM published WHERE staff_id IS NOT NULL
  ) counted GROUP BY about, id`;

/** Joined to every review: its author and its booking. */
const relations = { client: true, booking: { lines: true } };

@Injectable()
export class ReviewsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The newest published reviews. */
  newestPublished(most: number): Promise<Review[]> {
    return this.inOrder(
      this.selectReviews()
        .where(`review.status = 'published'`)
        .orderBy('review.createdAt', 'DESC')
        .limit(most),
    );
  }

  /** Published ones, the newest first: all, or those of visits with a service or a team member. */
  pagePublished(
    { service, staff }: { service?: string | undefined; staff?: string | undefined },
    page: Page,
  ): Promise<[Review[], number]> {
    const query = this.selectReviews()
      .where(`review.status = 'published'`)
      .orderBy('review.createdAt', 'DESC');
    if (service) query.andWhere(`EXISTS (${OF_VISIT_WITH} AND line.service_id = :service)`, { service });
    if (staff) query.andWhere(`EXISTS (${OF_VISIT_WITH} AND line.staff_id = :staff)`, { staff });
    return this.pageOf(query, page);
  }

  /** The number of published reviews and the sum of their stars: of the salon, each service and each team member. */
  countPublished(): Promise<PublishedCount[]> {
    return queryRows(this.source, publishedCountColumns, PUBLISHED_COUNTS);
  }

  countPending(): Promise<number> {
    return this.source.getRepository(Review).countBy({ status: 'pending' });
  }

  /** All reviews by a client, published or not, oldest first. */
  ofClient(clientId: string): Promise<Review[]> {
    return this.inOrder(
      this.selectReviews()
        .where('review.clientId = :clientId', { clientId })
        .orderBy('review.createdAt', 'ASC'),
    );
  }

  /** All reviews by a client, latest first. */
  pageOfClient(clientId: string, page: Page): Promise<[Review[], number]> {
    return this.pageOf(
      this.selectReviews()
        .where('review.clientId = :clientId', { clientId })
        .orderBy('review.createdAt', 'DESC'),
      page,
    );
  }

  /** All that match: pending ones first, then the latest. */
  async page({ status, search }: ReviewFilter, page: Page): Promise<[Review[], number]> {
    const words = await readingThatFinds(search, (reading) => this.queryFor(status, reading).getExists());
    const query = this.queryFor(status, words)
      .orderBy(`CASE review.status WHEN 'pending' THEN 0 ELSE 1 END`)
      .addOrderBy('review.createdAt', 'DESC');
    return this.pageOf(query, page);
  }

  findReview(id: string, tx: EntityManager = this.source.manager): Promise<Review | null> {
    return tx.findOne(Review, {
      where: { id },
      relations,
      order: { booking: { lines: { position: 'ASC' } } },
    });
  }

  /** The picture of that name; null for none. */
  async findPortrait(name: string): Promise<Buffer | null> {
    const row = await findRow(
      this.source,
      { portrait: bytes },
      `SELECT portrait FROM reviews WHERE portrait_name = $1`,
      [name],
    );
    return row && row.portrait;
  }

  /** A client's own pictures, by the id of the review. */
  async portraitsOf(clientId: string): Promise<Map<string, Buffer>> {
    const rows = await queryRows(
      this.source,
      { id: text, portrait: bytes },
      `SELECT id, portrait FROM reviews WHERE client_id = $1 AND portrait IS NOT NULL`,
      [clientId],
    );
    return new Map(rows.map(({ id, portrait }) => [id, portrait]));
  }

  /** Locked for a change: other changes wait until this transaction ends. */
  async findForChange(id: string, tx: EntityManager): Promise<Review | null> {
    await execute(tx, `SELECT 1 FROM reviews WHERE id = $1 FOR UPDATE`, [id]);
    return this.findReview(id, tx);
  }

  /**
   * Counts a client's reviews without a booking that the salon has yet to read. Concurrent ones by the same client
   * wait.
   */
  async countWaitingOf(clientId: string, tx: EntityManager): Promise<number> {
    await lockKeys([`reviews:${clientId}`], tx);
    return tx.countBy(Review, { clientId, bookingId: IsNull(), status: 'pending' });
  }

  /** Returns its id. */
  async addReview(
    review: ReviewText & Pick<Review, 'clientId' | 'bookingId' | 'createdAt'>,
    tx: EntityManager,
  ): Promise<string> {
    const { identifiers } = await tx.insert(Review, review);
    return String(identifiers[0]?.['id']);
  }

  async change(
    id: string,
    change: Partial<
      ReviewText &
        Pick<
          Review,
          'status' | 'version' | 'hiddenReason' | 'answer' | 'answeredAt' | 'portrait' | 'portraitName'
        >
    >,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(Review, id, change);
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(Review, id);
  }

  private queryFor(status: ReviewStatus | undefined, words: Reading): SelectQueryBuilder<Review> {
    const query = this.selectReviews().where('TRUE');
    if (status) query.andWhere('review.status = :status', { status });
    const places = words.map((_, place) => `:word${place}`);
    query.andWhere(holdsEvery(searchedTexts, places));
    return query.setParameters(Object.fromEntries(words.map((word, place) => [`word${place}`, word])));
  }

  private selectReviews(): SelectQueryBuilder<Review> {
    return this.source.createQueryBuilder(Review, 'review').select('review.id');
  }

  private async pageOf(query: SelectQueryBuilder<Review>, page: Page): Promise<[Review[], number]> {
    const total = await query.getCount();
    return [await this.inOrder(query.limit(page.pageSize).offset(rowsBefore(page))), total];
  }

  /** Pages by id first: joined lines would count one review several times. */
  private async inOrder(query: SelectQueryBuilder<Review>): Promise<Review[]> {
    const ids = (await query.addOrderBy('review.id').getMany()).map(({ id }) => id);
    const reviews = await this.source.manager.find(Review, {
      where: { id: In(ids) },
      relations,
      order: { booking: { lines: { position: 'ASC' } } },
    });
    return reviews.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  async isEmpty(tx: EntityManager): Promise<boolean> {
    return !(await tx.exists(Review));
  }

  async seed(reviews: (Partial<Review> & Pick<Review, 'createdAt'>)[], tx: EntityManager): Promise<void> {
    await tx.insert(Review, reviews);
  }
}

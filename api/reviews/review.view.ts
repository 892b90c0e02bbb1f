import { ApiProperty } from '@nestjs/swagger';
import { type Review, type ReviewStatus, reviewStatuses } from './review.entity.js';

/** A published review. */
export class ReviewView {
  _id: string;
  name: string;
  title: string;
  text: string;
  img: string;

  /** One to five. */
  stars: number;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A review as the one who wrote it sees it. */
export class OwnReviewView extends ReviewView {
  @ApiProperty({ enum: reviewStatuses })
  status: ReviewStatus;
}

export const toReviewView = (review: Review): ReviewView => ({
  _id: review.id,
  name: review.name,
  title: review.title,
  text: review.text,
  img: review.img,
  stars: review.stars,
  createdAt: review.createdAt.toISOString(),
});

export const toOwnReviewView = (review: Review): OwnReviewView => ({
  ...toReviewView(review),
  status: review.status,
});

import type { Review } from './review.entity.js';

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

export const toReviewView = (review: Review): ReviewView => ({
  _id: review.id,
  name: review.name,
  title: review.title,
  text: review.text,
  img: review.img,
  stars: review.stars,
  createdAt: review.createdAt.toISOString(),
});

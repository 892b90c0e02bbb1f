import type { Review, ReviewStatus } from './review.entity.js';

type Standing = { status: ReviewStatus };

/** Once the salon has published or hidden a review, its text can no longer change. */
export const mayChange = ({ status }: Standing): boolean => status === 'pending';

export const isOwn = (clientId: string, review: Pick<Review, 'clientId'>): boolean =>
  review.clientId !== null && review.clientId === clientId;

export const mayPublish = ({ status }: Standing): boolean => status !== 'published';

export const mayHide = ({ status }: Standing): boolean => status !== 'hidden';

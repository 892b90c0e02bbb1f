import type { ReviewsWords } from '../../../words/types.gen';

/** Problem messages for writing and reading reviews. */
export const reviewSentences = (words: ReviewsWords) => ({
  'already-reviewed': words.alreadyReviewed(),
  'review-has-changed': words.reviewHasChanged(),
  'not-possible': words.alreadyDealtWith(),
});

import type { ReviewsWords } from '../../../words/types.gen';

/** What a problem means where reviews are written and read. */
export const reviewSentences = (words: ReviewsWords) => ({
  'already-reviewed': words.alreadyReviewed(),
  'review-has-changed': words.reviewHasChanged(),
  'not-possible': words.alreadyDealtWith(),
});

/** What a problem means where reviews are written and read. */
export const reviewSentences = {
  'already-reviewed': 'You have already reviewed this visit. You can find your review below.',
  'review-has-changed': 'The client has just changed this review. Read it again before you publish it.',
  'not-possible': 'Someone else has already dealt with this review.',
};

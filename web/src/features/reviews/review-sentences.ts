/** What a problem means where reviews are written and read. */
export const reviewSentences = {
  'already-reviewed': 'You have already reviewed this visit. You can find your review below.',
  'review-has-changed':
    'The client has changed the review in the meantime. Read it again before you publish it.',
  'not-possible': 'Somebody else has already decided about this review.',
};

/** What a refusal means where reviews are written and read. */
export const reviewSentences = {
  'already-reviewed': 'You have reviewed this visit already. You find it below.',
  'review-has-changed': 'The client has changed the review meanwhile. Read it again before you publish it.',
  'not-possible': 'This review has been decided about meanwhile.',
};

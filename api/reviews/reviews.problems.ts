import { Problem } from '../common/problem/problem.js';

/** 409: others read it already, or an admin has decided that they do not. */
export const notPending = () =>
  new Problem('not-possible', { detail: 'A review can be changed until the salon has read it.' });

/** 409: it stands as the caller wants it already, or not where it could get there from. */
export const notPossible = () =>
  new Problem('not-possible', { detail: 'Somebody else has decided about this review meanwhile.' });

/** 409: nobody publishes words that she has not read. */
export const reviewHasChanged = () => new Problem('review-has-changed');

import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: it has been published or hidden. */
export const notPending = () =>
  new Problem('not-possible', {
    detail: sentence('reviewIsDecided'),
  });

/** 409: a client's reviews without a booking wait for the salon, a few at a time. */
export const tooManyWaiting = () =>
  new Problem('not-possible', {
    detail: sentence('reviewsAreWaiting'),
  });

/** 409: it is already what the caller wants, or cannot become that from what it is. */
export const notPossible = () =>
  new Problem('not-possible', {
    detail: sentence('reviewChangedMeanwhile'),
  });

/** 409: the text has changed since the admin read it. */
export const reviewHasChanged = () => new Problem('review-has-changed');

import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the review has already been published or hidden. */
export const notPending = () =>
  new Problem('not-possible', {
    detail: sentence('reviewIsDecided'),
  });

/** 409: a client may have only a few unmoderated reviews without a booking. */
export const tooManyWaiting = () =>
  new Problem('not-possible', {
    detail: sentence('reviewsAreWaiting'),
  });

/** 409: the review is already in that state, or can't reach it from its current one. */
export const notPossible = () =>
  new Problem('not-possible', {
    detail: sentence('reviewChangedMeanwhile'),
  });

/** 409: the text has changed since the admin read it. */
export const reviewHasChanged = () => new Problem('review-has-changed');

import { Problem } from '../common/problem/problem.js';

/** 409: it has been published or hidden. */
export const notPending = () =>
  new Problem('not-possible', {
    detail: 'A review can only be changed until the salon has published or hidden it.',
  });

/** 409: a client's reviews without a booking wait for the salon, a few at a time. */
export const tooManyWaiting = () =>
  new Problem('not-possible', {
    detail: 'The salon has yet to read what you wrote before. You can write another review once it has.',
  });

/** 409: it is already what the caller wants, or cannot become that from what it is. */
export const notPossible = () =>
  new Problem('not-possible', {
    detail: 'Somebody else has published or hidden this review in the meantime.',
  });

/** 409: the text has changed since the admin read it. */
export const reviewHasChanged = () => new Problem('review-has-changed');

import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: without this admin, no one could use the salon's dashboard. `unchanged` is the count that callers expect. */
export const lastAdmin = (unchanged: { deletedCount: 0 } | { modifiedCount: 0 }) =>
  new Problem('last-admin', { extras: unchanged });

/**
 * 403: visitors of the public demo share its accounts, so they can't do anything that affects the others; see
 * `ClosedInDemo`.
 */
export const notInDemo = () => new Problem('not-in-demo');

/** 422: the path does not contain an email address. */
export const invalidEmail = () =>
  new Problem('invalid-email', {
    errors: [{ pointer: '#/email', detail: sentence('pathNeedsAddress') }],
  });

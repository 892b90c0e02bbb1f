import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: without this admin nobody could use the salon's dashboard any more. `unchanged` is the count that callers expect. */
export const lastAdmin = (unchanged: { deletedCount: 0 } | { modifiedCount: 0 }) =>
  new Problem('last-admin', { extras: unchanged });

/** 422: the path does not name an email address. */
export const invalidEmail = () =>
  new Problem('invalid-email', {
    errors: [{ pointer: '#/email', detail: sentence('pathNeedsAddress') }],
  });

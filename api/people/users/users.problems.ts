import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: without this admin nobody could use the salon's dashboard any more. `unchanged` is the count that callers expect. */
export const lastAdmin = (unchanged: { deletedCount: 0 } | { modifiedCount: 0 }) =>
  new Problem('last-admin', { extras: unchanged });

/** 403: visitors of the open demo share its accounts, so they cannot do what would affect the others; see `ClosedInDemo`. */
export const notInDemo = () => new Problem('not-in-demo');

/** 422: the path does not name an email address. */
export const invalidEmail = () =>
  new Problem('invalid-email', {
    errors: [{ pointer: '#/email', detail: sentence('pathNeedsAddress') }],
  });

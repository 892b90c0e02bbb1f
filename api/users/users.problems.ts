import { Problem } from '../common/problem/problem.js';

/** 409: without this admin nobody could run the salon's dashboard any more. `unchanged` is the count the caller waits for. */
export const lastAdmin = (unchanged: { deletedCount: 0 } | { modifiedCount: 0 }) =>
  new Problem({
    code: 'last-admin',
    status: 409,
    title: 'The last admin has to stay. Make somebody else an admin first.',
    extras: unchanged,
  });

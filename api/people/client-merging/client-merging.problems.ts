import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: nobody can be merged with themselves. */
export const oneClient = () => invalidInput([{ pointer: '#/_id', detail: sentence('oneClient') }]);

/** 422: what was chosen is no longer what either of them has. */
export const neitherHas = (fields: string[]) =>
  invalidInput(fields.map((field) => ({ pointer: `#/${field}`, detail: sentence('neitherHas') })));

/** 409: what is in an account is its owner's, and only they can give one up. */
export const twoAccounts = () => new Problem('clients-have-accounts', { detail: sentence('twoAccounts') });

/** 409: anybody can sign up with anybody's address, and would get what the salon has kept of somebody else. */
export const accountNotVerified = () =>
  new Problem('account-not-verified', { detail: sentence('accountNotVerified') });

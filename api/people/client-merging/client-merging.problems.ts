import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: a client can't be merged with themselves. */
export const oneClient = () => invalidInput([{ pointer: '#/_id', detail: sentence('oneClient') }]);

/** 422: a chosen value is no longer that of either client. */
export const neitherHas = (fields: string[]) =>
  invalidInput(fields.map((field) => ({ pointer: `#/${field}`, detail: sentence('neitherHas') })));

/** 409: an account's data belongs to its owner, and only they can give one up. */
export const twoAccounts = () => new Problem('clients-have-accounts', { detail: sentence('twoAccounts') });

/** 409: anyone can sign up with anyone's address, and would get the salon's data about someone else. */
export const accountNotVerified = () =>
  new Problem('account-not-verified', { detail: sentence('accountNotVerified') });

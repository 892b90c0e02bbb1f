import { Problem } from '../common/problem/problem.js';

/** 404: the salon has no mail server, and is not the demo salon either. */
export const noCodesHere = () =>
  new Problem('not-found', { detail: 'This salon does not send codes. Please log in with a password.' });

/** 403: another code; how many tries are left. */
export const wrongCode = (triesLeft: number) =>
  new Problem('invalid-verification-code', {
    detail: `That is not the code. You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'}.`,
  });

/** 403: expired, used, tried too often, replaced, or asked for in another browser. */
export const codeExpired = () => new Problem('code-expired');

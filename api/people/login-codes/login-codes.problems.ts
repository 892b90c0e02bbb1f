import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 404: the salon has no mail server, and is not the demo salon either. */
export const noCodesHere = () => new Problem('not-found', { detail: sentence('noCodesHere') });

/** 403: the demo salon sends no emails, and shows no code for this account. Not for real salons: it tells who has an account. */
export const noCodeInDemo = () => new Problem('not-in-demo', { detail: sentence('noCodeInDemo') });

/** 403: another code; how many tries are left. */
export const wrongCode = (triesLeft: number) =>
  new Problem('invalid-verification-code', {
    detail: sentence('wrongCodeTriesLeft', { tries: triesLeft }),
  });

/** 403: expired, used, tried too often, replaced, or asked for in another browser. */
export const codeExpired = () => new Problem('code-expired');

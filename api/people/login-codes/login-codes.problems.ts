import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 404: the salon has no mail server, and is not the demo salon. */
export const noCodesHere = () => new Problem('not-found', { detail: sentence('noCodesHere') });

/**
 * 403: the demo salon sends no emails, and does not show codes for this account. Never in real salons, because it
 * reveals who has an account.
 */
export const noCodeInDemo = () => new Problem('not-in-demo', { detail: sentence('noCodeInDemo') });

/** 403: wrong code. Carries the remaining attempts. */
export const wrongCode = (triesLeft: number) =>
  new Problem('invalid-verification-code', {
    detail: sentence('wrongCodeTriesLeft', { tries: triesLeft }),
  });

/** 403: expired, used, tried too often, replaced, or requested in another browser. */
export const codeExpired = () => new Problem('code-expired');

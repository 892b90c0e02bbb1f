import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the card is used up, blocked or expired, so it can't be given to anyone. */
export const giftCardNotActive = () => new Problem('not-possible', { detail: sentence('giftCardNotActive') });

/** 409: the currency or the taxes have changed since the balances of another system were checked. */
export const termsHaveChanged = () =>
  new Problem('not-possible', { detail: sentence('openingTermsChanged') });

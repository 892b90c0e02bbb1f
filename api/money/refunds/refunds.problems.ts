import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: more would go back in one way than was paid in it; to be confirmed. */
export const otherMethod = () => new Problem('other-method');

/** 409: some of a gift card has been used, so it stays sold. */
export const giftCardUsed = () => new Problem('gift-card-used');

/** 409: what was undone, and a refund, is not given back once more. */
export const notToBeGivenBack = () => new Problem('not-possible', { detail: sentence('nothingToGiveBack') });

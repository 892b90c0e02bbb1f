import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: a payment method would return more than it was paid; needs confirmation. */
export const otherMethod = () => new Problem('other-method');

/** 409: part of the gift card has been used, so it can't be refunded. */
export const giftCardUsed = () => new Problem('gift-card-used');

/** 409: refunds and undone sales can't be refunded. */
export const notToBeGivenBack = () => new Problem('not-possible', { detail: sentence('nothingToGiveBack') });

import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: it is used up, blocked or expired, so there is nothing to hand over. */
export const giftCardNotActive = () => new Problem('not-possible', { detail: sentence('giftCardNotActive') });

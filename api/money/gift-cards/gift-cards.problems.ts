import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the card is used up, blocked or expired, so it can't be given to anyone. */
export const giftCardNotActive = () => new Problem('not-possible', { detail: sentence('giftCardNotActive') });

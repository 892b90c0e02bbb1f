import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

export const noSuchProduct = () => notFound('product');

/** 422: of a currency without decimals, a price has none. */
export const priceNotWhole = () =>
  invalidInput([{ pointer: '#/price', detail: sentence('notAWholeAmount') }]);

/** 422: a delivery of less than one, or a correction by nothing. */
export const oddQuantity = () => invalidInput([{ pointer: '#/quantity', detail: sentence('oddQuantity') }]);

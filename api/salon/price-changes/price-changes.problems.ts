import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: a price has changed since the preview, which has to be asked for again. */
export const pricesHaveChanged = () => new Problem('prices-have-changed');

/** 422: something would cost nothing, or more than anything does. */
export const unusablePrice = (title: string) =>
  invalidInput([{ pointer: '#/change', detail: sentence('unusablePrice', { title }) }]);

import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: a price has changed since the preview, which has to be repeated. */
export const pricesHaveChanged = () => new Problem('prices-have-changed');

/** 422: a price would become zero, or exceed the maximum. */
export const unusablePrice = (title: string) =>
  invalidInput([{ pointer: '#/change', detail: sentence('unusablePrice', { title }) }]);

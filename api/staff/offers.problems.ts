import { invalidInput } from '../common/problem/common.problems.js';

/** 422: she is not there, or works here no more. */
export const nobodyByThatId = (index: number) =>
  invalidInput([{ pointer: `#/offers/${index}/staffId`, detail: 'nobody by that id works here' }]);

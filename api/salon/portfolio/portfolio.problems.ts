import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: a look cannot be booked as a service that does not exist. */
export const serviceIsMissing = () =>
  invalidInput([{ pointer: '#/serviceId', detail: sentence('noSuchService') }]);

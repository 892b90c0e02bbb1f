import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: the service of a formula was deleted. */
export const noSuchService = () =>
  invalidInput([{ pointer: '#/serviceId', detail: sentence('noSuchService') }]);

/** 422: the client has as many allergies as fit in their file. */
export const tooManyAllergies = (count: number) =>
  invalidInput([{ pointer: '#/text', detail: sentence('tooManyAllergies', { count }) }]);

import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';

/** 422: a piece of work cannot show a picture that is not there. */
export const noSuchPicture = () =>
  invalidInput([{ pointer: '#/pictureId', detail: 'there is no such picture' }]);

/** 409: somebody added or deleted one meanwhile, and her work is not put just anywhere. */
export const listHasChanged = () => new Problem('list-has-changed');

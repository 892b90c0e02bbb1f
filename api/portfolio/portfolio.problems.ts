import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';

/** 422: a portfolio item cannot show a picture that does not exist. */
export const noSuchPicture = () =>
  invalidInput([{ pointer: '#/pictureId', detail: 'There is no such picture.' }]);

/** 409: one was added or deleted in the meantime, and its place is not guessed. */
export const listHasChanged = () => new Problem('list-has-changed');

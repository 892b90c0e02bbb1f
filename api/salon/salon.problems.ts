import { invalidInput } from '../common/problem/common.problems.js';

/** 422: the site cannot show a picture that does not exist. */
export const noSuchPicture = (field: string) =>
  invalidInput([{ pointer: `#/${field}`, detail: 'There is no such picture.' }]);

import { invalidInput } from '../common/problem/common.problems.js';

/** 422: the site cannot show a picture that is not there. */
export const noSuchPicture = (field: string) =>
  invalidInput([{ pointer: `#/${field}`, detail: 'there is no such picture' }]);

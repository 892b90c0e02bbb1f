import { invalidInput } from '../common/problem/common.problems.js';

/** 422: a visit cannot be booked for somebody whom nobody knows. */
export const noSuchClient = () =>
  invalidInput([{ pointer: '#/client/_id', detail: 'there is no such client' }]);

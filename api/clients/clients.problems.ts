import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';

/** 422: a visit cannot be booked for somebody whom nobody knows. */
export const noSuchClient = () =>
  invalidInput([{ pointer: '#/client/_id', detail: 'there is no such client' }]);

/** 422: what she is called and where she is reached is said by the owner of an account, nobody else. */
export const contactIsHers = (fields: string[]) =>
  invalidInput(
    fields.map((field) => ({ pointer: `#/${field}`, detail: 'she has an account and changes this herself' })),
  );

/** 409: somebody else has the address, with an account or a card. */
export const addressTaken = () =>
  new Problem('email-already-in-use', { detail: 'Another client has this e-mail address.' });

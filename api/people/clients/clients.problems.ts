import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: there is no client with this id to book for. */
export const noSuchClient = () =>
  invalidInput([{ pointer: '#/client/_id', detail: sentence('noSuchClient') }]);

/** 422: only its owner changes the name, email address and phone number of an account. */
export const contactBelongsToAccount = (fields: string[]) =>
  invalidInput(
    fields.map((field) => ({
      pointer: `#/${field}`,
      detail: sentence('clientHasAccount'),
    })),
  );

/** 409: another client has the email address. */
export const emailTaken = () =>
  new Problem('email-already-in-use', { detail: sentence('addressOfAnotherClient') });

/** 403: stylists read the files of their clients; the desk keeps them. */
export const filesAreRead = () => forbidden(sentence('filesAreRead'));

/** 422: more different tags than a list of them can show. */
export const tooManyTags = (count: number) =>
  invalidInput([{ pointer: '#/addTag', detail: sentence('tooManyTags', { count }) }]);

/** 422: one client has as many as fit on their file. */
export const tooManyTagsOfOne = (count: number) =>
  invalidInput([{ pointer: '#/addTag', detail: sentence('tooManyTagsOfOne', { count }) }]);

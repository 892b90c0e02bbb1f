import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: there is no client with this id to book for. */
export const noSuchClient = () =>
  invalidInput([{ pointer: '#/client/_id', detail: sentence('noSuchClient') }]);

/** 422: only the owner of an account may change its name, email address and phone number. */
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

/** 403: stylists may read their clients' files, but only the desk may change them. */
export const filesAreRead = () => forbidden(sentence('filesAreRead'));

/** 422: there would be more different tags than a list can show. */
export const tooManyTags = (count: number) =>
  invalidInput([{ pointer: '#/addTag', detail: sentence('tooManyTags', { count }) }]);

/** 422: the client has as many tags as fit in their file. */
export const tooManyTagsOfOne = (count: number) =>
  invalidInput([{ pointer: '#/addTag', detail: sentence('tooManyTagsOfOne', { count }) }]);

/** 422: a birthday or first day as a client lies in the future. */
export const notYet = (field: 'birthday' | 'clientSince') =>
  invalidInput([{ pointer: `#/${field}`, detail: sentence('dayNotYet') }]);

/** 422: the desk can note a refusal, but only the owner of an account can consent. */
export const consentBelongsToAccount = () =>
  invalidInput([{ pointer: '#/consents', detail: sentence('consentBelongsToAccount') }]);

/** 422: team members book in the diary. */
export const teamIsNotBlocked = () =>
  invalidInput([{ pointer: '#/isBlocked', detail: sentence('teamIsNotBlocked') }]);

import type { Capability } from '../access/may.js';
import { type Sentence, sentence } from '../words/sentence.js';
import { type FieldProblem, Problem } from './problem.js';

/** Things that may not be found; `notFound` in the catalogue of details has a sentence for each. */
type Findable =
  | 'allergy'
  | 'block'
  | 'blockGroup'
  | 'booking'
  | 'calendar'
  | 'category'
  | 'client'
  | 'close'
  | 'day'
  | 'email'
  | 'factor'
  | 'formula'
  | 'giftCard'
  | 'hold'
  | 'import'
  | 'invitation'
  | 'item'
  | 'map'
  | 'message'
  | 'movement'
  | 'page'
  | 'person'
  | 'picture'
  | 'product'
  | 'review'
  | 'sale'
  | 'series'
  | 'service'
  | 'session'
  | 'taxRate'
  | 'timeOff'
  | 'user'
  | 'pool'
  | 'unit'
  | 'work';

/** 422: the request is well-formed, but some of its fields are invalid. */
export const invalidInput = (errors: FieldProblem[]) => new Problem('invalid-input', { errors });

/** 404: it does not exist, or belongs to someone else; the response does not say which. */
export const notFound = (what: Findable = 'page') =>
  new Problem('not-found', { detail: sentence('notFound', { what }) });

/** 409: while the list was being arranged, something was added or deleted, whose position is unknown. */
export const listHasChanged = () => new Problem('list-has-changed');

/** 401: the route requires a logged-in user. */
export const unauthenticated = () => new Problem('unauthenticated');

/** 403: the account lacks what the route requires; the detail says what. */
export const forbidden = (detail?: Sentence) => new Problem('forbidden', detail && { detail });

/** 403: the account lacks this capability (`may.ts`). */
export const mayNot = (capability: Capability) => {
  // The catalogue uses camel case, as required by ICU `select`.
  const what = capability.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return forbidden(sentence('mayNot', { what }));
};

/** 403: a code from a link that was never given out, has been used, or has been replaced. */
export const invalidActionCode = () => new Problem('invalid-action-code');

import type { Capability } from '../access/may.js';
import { type Sentence, sentence } from '../words/sentence.js';
import { type FieldProblem, Problem } from './problem.js';

/** What somebody looked for; `notFound` of the catalogue of details has a sentence for each. */
type Findable =
  | 'block'
  | 'blockGroup'
  | 'booking'
  | 'category'
  | 'client'
  | 'close'
  | 'day'
  | 'email'
  | 'factor'
  | 'giftCard'
  | 'hold'
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
  | 'work';

/** 422: the request was understood, but some of its fields are not acceptable. */
export const invalidInput = (errors: FieldProblem[]) => new Problem('invalid-input', { errors });

/** 404: it does not exist, or it is somebody else's; the answer does not say which. */
export const notFound = (what: Findable = 'page') =>
  new Problem('not-found', { detail: sentence('notFound', { what }) });

/** 409: the list was arranged, but something was added or deleted in the meantime; its place is not guessed. */
export const listHasChanged = () => new Problem('list-has-changed');

/** 401: the route needs somebody who is signed in. */
export const unauthenticated = () => new Problem('unauthenticated');

/** 403: the account lacks what the route needs; the detail says what is missing. */
export const forbidden = (detail?: Sentence) => new Problem('forbidden', detail && { detail });

/** 403: what the account may not do (`may.ts`). */
export const mayNot = (capability: Capability) => {
  // The catalogue has names with capitals, as the ways of `select` have.
  const what = capability.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return forbidden(sentence('mayNot', { what }));
};

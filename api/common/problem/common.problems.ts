import { type FieldProblem, Problem } from './problem.js';

/** 422: the request was understood and some of its fields were not acceptable. */
export const invalidInput = (errors: FieldProblem[]) => new Problem('invalid-input', { errors });

/** 404: no such thing, or somebody else's; the two are not told apart. */
export const notFound = (what = 'page') => new Problem('not-found', { detail: `There is no such ${what}.` });

/** 401: the route needs a signed-in user and the request carries no live proof of one. */
export const unauthenticated = () => new Problem('unauthenticated');

/** 403: signed in, but without the role that the route needs. */
export const forbidden = () => new Problem('forbidden');

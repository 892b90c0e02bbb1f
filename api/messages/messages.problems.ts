import { Problem } from '../common/problem/problem.js';

/** 409: what was sent under this id before said something else; a new text needs a new id. */
export const anotherMessage = () => new Problem('another-message');

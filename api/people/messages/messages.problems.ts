import { Problem } from '../../common/problem/problem.js';

/** 409: a different message was sent with this id. A new text needs a new id. */
export const anotherMessage = () => new Problem('another-message');

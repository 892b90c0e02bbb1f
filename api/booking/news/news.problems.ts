import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the salon has no mail server, the address has not been verified, or there is nothing that they may read. */
export const newsEmailsImpossible = () => new Problem('not-possible', { detail: sentence('noNewsEmails') });

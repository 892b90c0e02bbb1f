import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: the salon has no mail server, the address is unverified, or the person may not read any news. */
export const newsEmailsImpossible = () => new Problem('not-possible', { detail: sentence('noNewsEmails') });

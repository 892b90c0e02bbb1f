import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 403: the salon takes this client's bookings by phone only. */
export const bookByPhone = () => new Problem('book-by-phone', { detail: sentence('callToBook') });

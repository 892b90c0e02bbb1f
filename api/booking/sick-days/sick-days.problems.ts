import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: a longer absence is entered as time off, without a call list. */
export const sickDayTooLong = (days: number) =>
  invalidInput([{ pointer: '#/toDay', detail: sentence('sickDayTooLong', { days }) }]);

/** 422: more bookings are affected than anyone could review. */
export const tooManyInTheWay = (most: number) =>
  invalidInput([{ pointer: '#/toDay', detail: sentence('tooManyInTheWay', { most }) }]);

/** 409: the client's email has been sent, or is being sent right now. */
export const letterHasLeft = () => new Problem('not-possible', { detail: sentence('letterHasLeft') });

/** 409: the booking has changed since, or its old time has passed. */
export const cannotBeUndone = () => new Problem('not-possible', { detail: sentence('cannotBeUndone') });

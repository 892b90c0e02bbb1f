import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import type { BookingInTheWayView } from './time-off.view.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

/** 409: there are bookings in that time, and nobody has said what becomes of them. */
export const bookingsInTheWay = (visits: BookingInTheWayView[]) =>
  new Problem('visits-in-the-way', { extras: { visits } });

/** 409: these were to be reassigned, and nobody can take them over. */
export const nobodyFree = (visits: BookingInTheWayView[]) =>
  new Problem('nobody-free', { extras: { visits } });

/** 409: the time off overlaps other time off; deleting one would then free part of the other. */
export const alreadyAway = () => new Problem('already-away');

/** 422: only somebody who works here can be away. */
export const noSuchTeamMember = () =>
  invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);

/** 422: it ends before it starts, or is so long that it must be a typo. */
export const invalidPeriod = (detail: Sentence) => invalidInput([{ pointer: '#/toDay', detail }]);

/** 422: nobody can be given time that has passed. */
export const timeIsOver = () => invalidPeriod(sentence('timeOffIsOver'));

/** 409: the time that was asked for has passed without an answer; it can still be declined. */
export const tooLateToGrant = () => new Problem('not-possible', { detail: sentence('timeOffIsOver') });

/** 409: they have asked for a part of that time already. */
export const alreadyAsked = () => new Problem('already-away', { detail: sentence('timeOffAskedAlready') });

/** 409: so many requests of theirs wait for an answer that there are no more until one is given. */
export const tooManyRequests = () => new Problem('not-possible', { detail: sentence('waitForAnswers') });

/** 409: an admin has answered it, perhaps a moment ago. */
export const alreadyAnswered = () => new Problem('not-possible', { detail: sentence('timeOffAnswered') });

/** 403: who asks for time off does so for themselves. */
export const ownTimeOffOnly = () => forbidden(sentence('ownTimeOffOnly'));

/** 403: what was granted is taken back by those who enter time off. */
export const grantedTimeOffStays = () => forbidden(sentence('grantedTimeOffStays'));

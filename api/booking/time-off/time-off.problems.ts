import { forbidden, invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import type { BookingInTheWayView } from './time-off.view.js';
import { sentence, type Sentence } from '../../common/words/sentence.js';

/** 409: there are bookings in that time, and the request doesn't decide what happens to them. */
export const bookingsInTheWay = (visits: BookingInTheWayView[]) =>
  new Problem('visits-in-the-way', { extras: { visits } });

/** 409: these were to be reassigned, but no one can take them over. */
export const nobodyFree = (visits: BookingInTheWayView[]) =>
  new Problem('nobody-free', { extras: { visits } });

/** 409: it overlaps other time off; deleting one would then free part of the other. */
export const alreadyAway = () => new Problem('already-away');

/** 422: only a team member can be away. */
export const noSuchTeamMember = () =>
  invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);

/** 422: it ends before it starts, or is so long that it must be a typo. */
export const invalidPeriod = (detail: Sentence) => invalidInput([{ pointer: '#/toDay', detail }]);

/** 422: time off must lie in the future. */
export const timeIsOver = () => invalidPeriod(sentence('timeOffIsOver'));

/** 409: the requested time has passed without an answer; the request can still be declined. */
export const tooLateToGrant = () => new Problem('not-possible', { detail: sentence('timeOffIsOver') });

/** 409: they have already asked for a part of that time. */
export const alreadyAsked = () => new Problem('already-away', { detail: sentence('timeOffAskedAlready') });

/** 409: too many of their requests are pending. */
export const tooManyRequests = () => new Problem('not-possible', { detail: sentence('waitForAnswers') });

/** 409: an admin has answered it, perhaps a moment ago. */
export const alreadyAnswered = () => new Problem('not-possible', { detail: sentence('timeOffAnswered') });

/** 403: team members may request time off only for themselves. */
export const ownTimeOffOnly = () => forbidden(sentence('ownTimeOffOnly'));

/** 403: granted time off can be removed only by those who enter time off. */
export const grantedTimeOffStays = () => forbidden(sentence('grantedTimeOffStays'));

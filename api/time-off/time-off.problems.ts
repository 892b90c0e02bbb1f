import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';
import type { BookingInTheWayView } from './time-off.view.js';
import { sentence, type Sentence } from '../common/words/sentence.js';

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

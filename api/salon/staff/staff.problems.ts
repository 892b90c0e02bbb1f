import { forbidden } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: clients expect them. Says how many bookings are still to come. */
export const hasComingVisits = (comingVisits: number) =>
  new Problem('has-coming-visits', { extras: { comingVisits } });

/** 409: a team member who was ever booked is not deleted, but can be marked as having left. */
export const hasHistory = () => new Problem('has-history');

/** 403: who may change their own working hours changes nobody else's. */
export const ownHoursOnly = () => forbidden(sentence('ownHoursOnly'));

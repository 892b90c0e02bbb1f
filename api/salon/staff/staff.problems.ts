import { forbidden } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: clients expect them. Carries the number of upcoming bookings. */
export const hasComingVisits = (comingVisits: number) =>
  new Problem('has-coming-visits', { extras: { comingVisits } });

/** 409: a team member who was ever booked can't be deleted, only marked as having left. */
export const hasHistory = () => new Problem('has-history');

/** 403: the actor may change only their own working hours. */
export const ownHoursOnly = () => forbidden(sentence('ownHoursOnly'));

import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';

/** 422: a team member cannot be shown with a picture that does not exist. */
export const noSuchPicture = () =>
  invalidInput([{ pointer: '#/pictureId', detail: 'There is no such picture.' }]);

/** 409: one was added or deleted in the meantime, and their place is not guessed. */
export const listHasChanged = () => new Problem('list-has-changed');

/** 409: clients expect them. Says how many bookings are still to come. */
export const hasComingVisits = (comingVisits: number) =>
  new Problem('has-coming-visits', { extras: { comingVisits } });

/** 409: a team member who was ever booked is not deleted, but can be marked as having left. */
export const hasHistory = () => new Problem('has-history');

import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';

/** 422: nobody can be shown by a picture that is not there. */
export const noSuchPicture = () =>
  invalidInput([{ pointer: '#/pictureId', detail: 'there is no such picture' }]);

/** 409: somebody was added or erased meanwhile, and she is not put just anywhere. */
export const listHasChanged = () => new Problem('list-has-changed');

/** 409: clients are expecting her. Says how many visits are to come. */
export const hasComingVisits = (comingVisits: number) =>
  new Problem('has-coming-visits', { extras: { comingVisits } });

/** 409: whoever has been booked is never erased; she can be said to have left. */
export const hasHistory = () => new Problem('has-history');

import { invalidInput } from '../common/problem/common.problems.js';
import { Problem } from '../common/problem/problem.js';
import type { VisitInTheWayView } from './time-off.view.js';

/** 409: clients are expected in that time, and nobody has said what becomes of them. */
export const visitsInTheWay = (visits: VisitInTheWayView[]) =>
  new Problem('visits-in-the-way', { extras: { visits } });

/** 409: these were to be taken over, and there is nobody who can. */
export const nobodyFree = (visits: VisitInTheWayView[]) => new Problem('nobody-free', { extras: { visits } });

/** 409: time off on top of time off would be given back by halves. */
export const alreadyAway = () => new Problem('already-away');

/** 422: only somebody who works here can be away. */
export const noSuchPerson = () =>
  invalidInput([{ pointer: '#/staffId', detail: 'Nobody by that id works here.' }]);

/** 422: the other way round, or so long that it must be a slip. */
export const noSuchStretch = (detail: string) => invalidInput([{ pointer: '#/toDay', detail }]);

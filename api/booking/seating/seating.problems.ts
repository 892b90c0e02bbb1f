import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { UnseatedVisitView } from './resource-pool.view.js';

/** 409: without this unit, these visits would have none. */
export const unitInUse = (visits: UnseatedVisitView[]) => new Problem('unit-in-use', { extras: { visits } });

/** 409: services need the pool, or bookings have had its units. */
export const poolInUse = () => new Problem('pool-in-use');

/** 422: the need names a pool that is missing or archived. */
export const needOfNoPool = (index: number) =>
  invalidInput([{ pointer: `#/needs/${index}/poolId`, detail: sentence('noSuchPool') }]);

/** 422: the service has fewer segments. */
export const needOfNoPart = (index: number) =>
  invalidInput([{ pointer: `#/needs/${index}/segments`, detail: sentence('noSuchPart') }]);

/** 422: a unit that is out of order today is not back before tomorrow. */
export const backBeforeTomorrow = () =>
  invalidInput([{ pointer: '#/backOn', detail: sentence('backAfterToday') }]);

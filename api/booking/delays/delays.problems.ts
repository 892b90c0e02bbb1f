import { Problem } from '../../common/problem/problem.js';
import type { DelayView } from './delay.view.js';

/** 409: the visit cannot run on like that, because something does not give way. Carries what, and all of the delay. */
export const delayInTheWay = (delay: DelayView) => new Problem('delay-in-the-way', { extras: { delay } });

/** 409: other visits, or other times, than the caller was shown. Carries what it would be now. */
export const delayHasChanged = (delay: DelayView) => new Problem('delay-has-changed', { extras: { delay } });

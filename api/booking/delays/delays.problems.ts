import { Problem } from '../../common/problem/problem.js';
import type { DelayView } from './delay.view.js';

/** 409: the visit can't run on, because something can't move. Carries the obstacles and the whole delay. */
export const delayInTheWay = (delay: DelayView) => new Problem('delay-in-the-way', { extras: { delay } });

/** 409: the affected visits or times differ from those the caller was shown. Carries the current plan. */
export const delayHasChanged = (delay: DelayView) => new Problem('delay-has-changed', { extras: { delay } });

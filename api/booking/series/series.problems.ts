import { Problem } from '../../common/problem/problem.js';
import type { SeriesDateView } from './series.view.js';

/** 409: some dates are not free, so none was booked. Carries every date with its state and alternatives. */
export const datesTaken = (dates: SeriesDateView[]) => new Problem('dates-taken', { extras: { dates } });

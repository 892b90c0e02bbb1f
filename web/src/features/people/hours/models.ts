import type { Salon } from '../../../api/models';
import type { DayRun } from '../../../lib/day-runs';

/** Consecutive special days with the same hours and reason. */
export type SpecialDays = DayRun<Salon['specialDays'][number]>;

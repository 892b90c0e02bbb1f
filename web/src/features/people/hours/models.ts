import type { Salon } from '../../../api/models';
import type { DayRun } from '../../../lib/day-runs';

/** Special days in a row with the same hours and the same reason. */
export type SpecialDays = DayRun<Salon['specialDays'][number]>;

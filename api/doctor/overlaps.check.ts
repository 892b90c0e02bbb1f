import { findOverlaps } from '../scheduling/find-overlaps.js';
import type { Check } from './check.js';

export const overlapsCheck: Check = {
  id: 'overlaps',
  title: 'Double bookings',
  asks: 'database',
  examine: async ({ source }) => {
    const { count, first } = await findOverlaps(source);
    if (count === 0 || first === null)
      return { verdict: 'ok', says: 'Nobody is busy twice at the same time.' };
    return {
      verdict: 'fail',
      says: `${count} ${count === 1 ? 'time in the diary overlaps' : 'times in the diary overlap'} another of the same team member, the first on ${first.toISOString().slice(0, 10)}.`,
      advice: 'Look at that day in the diary, and move one of the two.',
    };
  },
};

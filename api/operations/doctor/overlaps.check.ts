import { finding } from '../../common/words/finding.js';
import { findOverlaps } from '../../booking/scheduling/find-overlaps.js';
import type { Check } from './check.js';

export const overlapsCheck: Check = {
  id: 'overlaps',
  title: finding('title.overlaps'),
  asks: 'database',
  examine: async ({ source }) => {
    const { count, first } = await findOverlaps(source);
    if (count === 0 || first === null) return { verdict: 'ok', says: [finding('noOverlaps')] };
    return {
      verdict: 'fail',
      says: [finding('overlaps', { count, day: first.toISOString().slice(0, 10) })],
      advice: finding('overlapsDo'),
    };
  },
};

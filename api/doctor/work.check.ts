import type { JobRuns } from '../common/job-runs.js';
import type { Check } from './check.js';

/** Of the app that is asked alone: a command knows nothing of the work that the running app does. */
export const workCheck = (jobs: JobRuns): Check => ({
  id: 'work',
  title: 'Work that runs by itself',
  asks: 'elsewhere',
  examine: () => {
    const names = jobs.standingStill().map(({ name }) => name);
    if (names.length === 0)
      return Promise.resolve({ verdict: 'ok', says: 'All of it was done when it was due.' });
    return Promise.resolve({
      verdict: 'fail',
      says: `Some of it stands still: ${names.join(', ')}.`,
      advice: 'The log says what failed. Nothing is lost: it catches up once that is mended.',
    });
  },
});

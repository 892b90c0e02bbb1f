import type { JobRuns } from '../../common/job-runs.js';
import { finding } from '../../common/words/finding.js';
import type { Check } from './check.js';

/** Only for the running app: a command knows nothing about its jobs. */
export const workCheck = (jobs: JobRuns): Check => ({
  id: 'work',
  title: finding('title.work'),
  asks: 'elsewhere',
  examine: () => {
    const names = jobs.standingStill().map(({ name }) => name);
    if (names.length === 0) return Promise.resolve({ verdict: 'ok', says: [finding('workDone')] });
    return Promise.resolve({
      verdict: 'fail',
      says: [finding('workStandsStill', { names: names.join(', ') })],
      advice: finding('workStandsStillDo'),
    });
  },
});

import { finding } from '../../common/words/finding.js';
import { assertTakesChanges } from '../../database/takes-changes.js';
import type { Check } from './check.js';

const DISK_FULL = '53100';
const READ_ONLY = '25006';
/** The database hasn't been migrated, which another check reports. */
const NO_SUCH_TABLE = '42P01';

/** Checks that the database saves changes. Reads work without that, so all other checks may pass. */
export const changesCheck: Check = {
  id: 'changes',
  title: finding('title.changes'),
  asks: 'database',
  examine: async ({ source }) => {
    try {
      await assertTakesChanges(source);
      return { verdict: 'ok', says: [finding('changesSaved')] };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === DISK_FULL)
        return {
          verdict: 'fail',
          says: [finding('changesDiskFull')],
          advice: finding('changesDiskFullDo'),
        };
      if (code === READ_ONLY)
        return {
          verdict: 'fail',
          says: [finding('changesReadOnly')],
          advice: finding('changesReadOnlyDo'),
        };
      if (code === NO_SUCH_TABLE) return null;
      throw error;
    }
  },
};

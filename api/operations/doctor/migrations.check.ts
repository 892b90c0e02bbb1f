import { finding } from '../../common/words/finding.js';
import { readSchemaState } from '../../database/schema-state.js';
import type { Check } from './check.js';

export const migrationsCheck: Check = {
  id: 'migrations',
  title: finding('title.migrations'),
  asks: 'database',
  examine: async ({ source }) => {
    const { ran, pending, unknown } = await readSchemaState(source);
    if (ran.length === 0) {
      return {
        verdict: 'fail',
        says: [finding('noSalonHere')],
        advice: finding('noSalonHereDo'),
      };
    }
    const [first] = pending;
    if (first !== undefined) {
      return {
        verdict: 'fail',
        says: [finding('databaseOlder', { count: pending.length, first })],
        advice: finding('databaseOlderDo'),
      };
    }
    if (unknown.length > 0) {
      return {
        verdict: 'warn',
        says: [finding('databaseNewer', { names: unknown.join(', ') })],
        advice: finding('databaseNewerDo'),
      };
    }
    return { verdict: 'ok', says: [finding('databaseFits')] };
  },
};

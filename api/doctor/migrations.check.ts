import { readSchemaState } from '../database/schema-state.js';
import type { Check } from './check.js';

export const migrationsCheck: Check = {
  id: 'migrations',
  title: 'Version of the database',
  asks: 'database',
  examine: async ({ source }) => {
    const { ran, pending, unknown } = await readSchemaState(source);
    if (ran.length === 0) {
      return {
        verdict: 'fail',
        says: 'There is no salon in this database.',
        advice: 'Check DATABASE_URL and DATA_DIR.',
      };
    }
    if (pending.length > 0) {
      return {
        verdict: 'fail',
        says: `It is older than this program: ${pending.length} changes are missing, the first is ${pending[0]}.`,
        advice: 'Start this version of Parlour once.',
      };
    }
    if (unknown.length > 0) {
      return {
        verdict: 'warn',
        says: `A newer version has added to it: ${unknown.join(', ')}.`,
        advice: 'All works, without what is new. Go on to the newer version when you like.',
      };
    }
    return { verdict: 'ok', says: 'The database and this program fit together.' };
  },
};

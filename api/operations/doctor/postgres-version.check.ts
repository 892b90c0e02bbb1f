import { finding } from '../../common/words/finding.js';
import { integer } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import type { Check, Finding } from './check.js';

/** The last day on which a version gets security fixes, from postgresql.org/support/versioning. */
const SUPPORTED_UNTIL: Readonly<Record<number, string>> = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
};

export const postgresVersionCheck: Check = {
  id: 'postgres-version',
  title: finding('title.postgres-version'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const { version } = await getRow(
      source,
      { version: integer },
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    return verdictOnVersion(version, clock.now().toISOString().slice(0, 10));
  },
};

/** @internal */
export function verdictOnVersion(version: number, today: string): Finding {
  const until = SUPPORTED_UNTIL[version];
  if (until === undefined) {
    return {
      verdict: 'warn',
      says: [finding('postgresUntried', { version })],
      advice: finding('postgresUntriedDo'),
    };
  }
  if (today > until) {
    return {
      verdict: 'warn',
      says: [finding('postgresOld', { version, until })],
      advice: finding('postgresOldDo'),
    };
  }
  return { verdict: 'ok', says: [finding('postgresWell', { version, until })] };
}

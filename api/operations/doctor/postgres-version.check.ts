import { finding } from '../../common/words/finding.js';
import { integer } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import type { Check, Finding } from './check.js';

/** The last day of security fixes for each version, from postgresql.org/support/versioning. */
const supportedUntil: Readonly<Record<number, string>> = {
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
};

/**
 * The minor version of each with the latest known security fixes: those of 14 May 2026, from
 * postgresql.org/support/security. The embedded server has to be at least that new as well.
 */
const fixedSince: Readonly<Record<number, number>> = { 14: 23, 15: 18, 16: 14, 17: 10, 18: 4 };

export const postgresVersionCheck: Check = {
  id: 'postgres-version',
  title: finding('title.postgres-version'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const { version, minor } = await getRow(
      source,
      { version: integer, minor: integer },
      `SELECT number / 10000 AS version, number % 10000 AS minor
       FROM (SELECT current_setting('server_version_num')::int AS number) AS server`,
    );
    return verdictOnVersion({ version, minor }, clock.now().toISOString().slice(0, 10));
  },
};

/** @internal */
export function verdictOnVersion(
  { version, minor }: { version: number; minor: number },
  today: string,
): Finding {
  const until = supportedUntil[version];
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
  const fixed = fixedSince[version];
  if (fixed !== undefined && minor < fixed) {
    const [running, wanted] = [`${version}.${minor}`, `${version}.${fixed}`];
    return {
      verdict: 'warn',
      says: [finding('postgresUnfixed', { running })],
      advice: finding('postgresUnfixedDo', { wanted }),
    };
  }
  return { verdict: 'ok', says: [finding('postgresWell', { version, until })] };
}

import type { Check, Surroundings } from './check.js';

/** Set by every connection of ours, and lost behind a pooler that drops or shares settings. */
const WANTED: readonly [name: string, isFine: (value: string) => boolean][] = [
  ['TimeZone', (value) => value === 'UTC'],
  ['statement_timeout', (value) => value !== '0'],
  ['lock_timeout', (value) => value !== '0'],
  ['idle_in_transaction_session_timeout', (value) => value !== '0'],
  ['plan_cache_mode', (value) => value === 'force_generic_plan'],
];

export const sessionSettingsCheck: Check = {
  id: 'session-settings',
  title: 'Connection to the database',
  asks: 'database',
  examine: async (at) => {
    const { values, isDirect } = await lookAtConnection(at);
    const lost = WANTED.filter(([name, isFine]) => !isFine(values[name] ?? '')).map(([name]) => name);
    if (lost.length > 0) {
      return {
        verdict: 'fail',
        says: `What our connections ask for does not reach PostgreSQL: ${lost.join(', ')}.`,
        advice: 'A pooler drops it, it seems. Connect to PostgreSQL itself, or let the pooler keep sessions.',
      };
    }
    if (!isDirect) {
      return {
        verdict: 'warn',
        says: 'A pooler stands between the app and PostgreSQL.',
        advice: 'The app has a pool of its own. If the other one is needed, it must keep whole sessions.',
      };
    }
    return { verdict: 'ok', says: 'It is direct, and has its time-outs.' };
  },
};

async function lookAtConnection({ source }: Surroundings) {
  const runner = source.createQueryRunner();
  try {
    // A pooler greets with a number of its own.
    const client: { processID?: number } = await runner.connect();
    const rows: { name: string; value: string; pid: number }[] = await runner.query(
      `SELECT name, current_setting(name) AS value, pg_backend_pid() AS pid FROM unnest($1::text[]) AS name`,
      [WANTED.map(([name]) => name)],
    );
    const values: Record<string, string> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return { values, isDirect: rows.every(({ pid }) => pid === client.processID) };
  } finally {
    await runner.release();
  }
}

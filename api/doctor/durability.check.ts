import type { Check } from './check.js';

const WANTED = ['fsync', 'full_page_writes', 'synchronous_commit'];

export const durabilityCheck: Check = {
  id: 'durability',
  title: 'Safe from a power cut',
  asks: 'database',
  examine: async ({ source }) => {
    const rows: { name: string }[] = await source.query(
      `SELECT name FROM unnest($1::text[]) AS name WHERE current_setting(name) = 'off'`,
      [WANTED],
    );
    if (rows.length === 0) return { verdict: 'ok', says: 'What was confirmed is on the disk.' };
    return {
      verdict: 'fail',
      says: `PostgreSQL confirms what is not on the disk yet: ${rows.map(({ name }) => name).join(', ')} off.`,
      advice: 'Turn them on: a power cut would lose bookings that clients were told of.',
    };
  },
};

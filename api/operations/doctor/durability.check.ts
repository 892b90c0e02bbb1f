import { finding } from '../../common/words/finding.js';
import { text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { Check } from './check.js';

const wanted = ['fsync', 'full_page_writes', 'synchronous_commit'];

export const durabilityCheck: Check = {
  id: 'durability',
  title: finding('title.durability'),
  asks: 'database',
  examine: async ({ source }) => {
    const rows = await queryRows(
      source,
      { name: text },
      `SELECT name FROM unnest($1::text[]) AS name WHERE current_setting(name) = 'off'`,
      [wanted],
    );
    if (rows.length === 0) return { verdict: 'ok', says: [finding('durable')] };
    return {
      verdict: 'fail',
      says: [finding('notDurable', { names: rows.map(({ name }) => name).join(', ') })],
      advice: finding('notDurableDo'),
    };
  },
};

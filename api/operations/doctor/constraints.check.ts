import { finding } from '../../common/words/finding.js';
import { text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { Check } from './check.js';

/**
 * The constraint that prevents double bookings, and a few others that matter as much, by their names in the
 * migrations.
 */
const wanted = [
  'allocations_never_overlap',
  'allocations_of_staff',
  'allocations_of_booking',
  'unit_allocations_never_overlap',
];

const MOST_NAMES = 5;

export const constraintsCheck: Check = {
  id: 'constraints',
  title: finding('title.constraints'),
  asks: 'database',
  examine: async ({ source }) => {
    const rows = await queryRows(
      source,
      { name: text },
      `SELECT conname AS name FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
         WHERE nspname = current_schema() AND NOT convalidated
       UNION ALL
       SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
         JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND NOT (indisvalid AND indisready)
       UNION ALL
       SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
         JOIN pg_namespace ON pg_namespace.oid = relnamespace
         WHERE nspname = current_schema() AND tgenabled <> 'O'
       UNION ALL
       SELECT wanted FROM unnest($1::text[]) AS wanted
         WHERE NOT EXISTS (SELECT FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
           WHERE nspname = current_schema() AND conname = wanted)`,
      [wanted],
    );
    const names = [...new Set(rows.map(({ name }) => name))];
    if (names.length === 0) return { verdict: 'ok', says: [finding('rulesHold')] };
    const few = { names: names.slice(0, MOST_NAMES).join(', ') };
    const more = names.length - MOST_NAMES;
    return {
      verdict: 'fail',
      says: [more > 0 ? finding('rulesMissingMore', { ...few, count: more }) : finding('rulesMissing', few)],
      advice: finding('rulesMissingDo'),
    };
  },
};

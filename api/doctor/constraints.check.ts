import type { Check } from './check.js';

/** What keeps two clients from one chair, and a few rules that matter as much: by the names that the migrations gave. */
const WANTED = ['allocations_never_overlap', 'allocations_of_staff', 'allocations_of_booking'];

export const constraintsCheck: Check = {
  id: 'constraints',
  title: 'Rules of the database',
  asks: 'database',
  examine: async ({ source }) => {
    const rows: { name: string }[] = await source.query(
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
      [WANTED],
    );
    const names = [...new Set(rows.map(({ name }) => name))];
    if (names.length === 0) return { verdict: 'ok', says: 'All are there and hold for every row.' };
    return {
      verdict: 'fail',
      says: `These are missing, switched off, or were never checked: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}.`,
      advice:
        'Somebody changed the database by hand, or making an index was interrupted. Make it again, or restore a backup.',
    };
  },
};

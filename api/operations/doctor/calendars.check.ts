import { finding } from '../../common/words/finding.js';
import { bool, integer, text } from '../../database/columns.js';
import { findRow, getRow } from '../../database/rows.js';
import type { Check } from './check.js';

const DAY_MS = 24 * 3_600_000;

/** A calendar of another system that can't be read no longer blocks what is new in it, so someone may book over it. */
export const calendarsCheck: Check = {
  id: 'calendars',
  title: finding('title.calendars'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const { exists } = await getRow(
      source,
      { exists: bool },
      `SELECT to_regclass('calendars') IS NOT NULL AS exists`,
    );
    // A database that has not been migrated yet.
    if (!exists) return null;
    const { connected } = await getRow(
      source,
      { connected: integer },
      `SELECT count(*)::int AS connected FROM calendars`,
    );
    if (connected === 0) return null;
    const silent = await findRow(
      source,
      { count: integer, host: text, name: text },
      `SELECT count(*) OVER ()::int AS count, host, staff.name
       FROM calendars JOIN staff ON staff.id = staff_id
       WHERE coalesce(last_read_at, calendars.created_at) < $1
       ORDER BY coalesce(last_read_at, calendars.created_at) LIMIT 1`,
      [new Date(clock.now().getTime() - DAY_MS)],
    );
    if (!silent) return { verdict: 'ok', says: [finding('calendarsRead', { count: connected })] };
    return {
      verdict: 'warn',
      says: [finding('calendarsSilent', { ...silent })],
      advice: finding('calendarsSilentDo'),
    };
  },
};

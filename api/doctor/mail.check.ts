import { waiting } from '../mail/outbox-email.entity.js';
import type { Check } from './check.js';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

export const mailCheck: Check = {
  id: 'mail',
  title: 'Emails that wait',
  asks: 'database',
  examine: async ({ source, clock }) => {
    const now = clock.now().getTime();
    const [{ overdue, failed, lastFailure }]: [
      { overdue: number; failed: number; lastFailure: Date | null },
    ] = await source.query(
      `SELECT (SELECT count(*)::int FROM outbox
                 WHERE ${waiting('outbox')} AND greatest(not_before, created_at) < $1) AS overdue,
                count(*)::int AS failed, max(failed_at) AS "lastFailure"
         FROM outbox WHERE failed_at > $2`,
      [new Date(now - HOUR_MS), new Date(now - WEEK_MS)],
    );
    if (overdue > 0) {
      return {
        verdict: 'fail',
        says: `${overdue} ${overdue === 1 ? 'email has' : 'emails have'} been due for more than an hour.`,
        advice: 'Look at the page Mail, and whether the mail server answers.',
      };
    }
    if (failed > 0 && lastFailure) {
      return {
        verdict: 'warn',
        says: `${failed} ${failed === 1 ? 'email' : 'emails'} could not be delivered in the last seven days, the latest on ${lastFailure.toISOString().slice(0, 10)}.`,
        advice: 'The page Mail says why, and sends them again.',
      };
    }
    return { verdict: 'ok', says: 'Every email that was due has left.' };
  },
};

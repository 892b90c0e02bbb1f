import { waiting } from '../mail/outbox-email.entity.js';
import type { Check } from './check.js';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A database that the program has not migrated yet has no such column. */
const HELD = `to_jsonb(outbox) ->> 'held_at' IS NOT NULL`;

/** Those that were due before a restore; empty when there are none. */
const heldWords = (held: number) =>
  held === 0
    ? ''
    : `${held} ${held === 1 ? 'email' : 'emails'} from before the salon was restored ${held === 1 ? 'waits' : 'wait'} for a decision.`;

export const mailCheck: Check = {
  id: 'mail',
  title: 'Emails that wait',
  asks: 'database',
  examine: async ({ source, clock }) => {
    const now = clock.now().getTime();
    const [{ overdue, held, failed, lastFailure }]: [
      { overdue: number; held: number; failed: number; lastFailure: Date | null },
    ] = await source.query(
      `SELECT (SELECT count(*)::int FROM outbox
                 WHERE ${waiting('outbox')} AND greatest(not_before, created_at) < $1) AS overdue,
                (SELECT count(*)::int FROM outbox WHERE dropped_at IS NOT NULL AND ${HELD}) AS held,
                count(*)::int AS failed, max(failed_at) AS "lastFailure"
         FROM outbox WHERE failed_at > $2`,
      [new Date(now - HOUR_MS), new Date(now - WEEK_MS)],
    );
    if (overdue > 0) {
      return {
        verdict: 'fail',
        says: `${overdue} ${overdue === 1 ? 'email has' : 'emails have'} been due for more than an hour. ${heldWords(held)}`.trim(),
        advice: 'Look at the page Mail, and whether the mail server answers.',
      };
    }
    if (held > 0) {
      return {
        verdict: 'warn',
        says: heldWords(held),
        advice: 'Send or drop them on the page Mail.',
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

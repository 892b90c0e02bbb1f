import { finding, type FindingSentence } from '../../common/words/finding.js';
import { instant, integer, nullable } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { waiting } from '../../mail/mail/outbox-email.entity.js';
import type { Check } from './check.js';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A database that the program has not migrated yet has no such column. */
const HELD = `to_jsonb(outbox) ->> 'held_at' IS NOT NULL`;

/** Those that were due before a restore; empty when there are none. */
const heldSentences = (held: number): FindingSentence[] =>
  held === 0 ? [] : [finding('mailHeld', { count: held })];

export const mailCheck: Check = {
  id: 'mail',
  title: finding('title.mail'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const now = clock.now().getTime();
    const { overdue, held, failed, lastFailure } = await getRow(
      source,
      { overdue: integer, held: integer, failed: integer, lastFailure: nullable(instant) },
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
        says: [finding('mailOverdue', { count: overdue }), ...heldSentences(held)],
        advice: finding('mailOverdueDo'),
      };
    }
    if (held > 0) {
      return {
        verdict: 'warn',
        says: heldSentences(held),
        advice: finding('mailHeldDo'),
      };
    }
    if (failed > 0 && lastFailure) {
      return {
        verdict: 'warn',
        says: [finding('mailFailed', { count: failed, day: lastFailure.toISOString().slice(0, 10) })],
        advice: finding('mailFailedDo'),
      };
    }
    return { verdict: 'ok', says: [finding('mailHasLeft')] };
  },
};

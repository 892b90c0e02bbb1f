import { finding, type FindingSentence } from '../../common/words/finding.js';
import { bool, instant, integer, nullable, text } from '../../database/columns.js';
import { getRow } from '../../database/rows.js';
import { waiting } from '../../mail/mail/outbox-email.entity.js';
import type { Check } from './check.js';
import { withoutAddresses } from './without-addresses.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A database that has not been migrated yet lacks this column. */
const HELD = `to_jsonb(outbox) ->> 'held_at' IS NOT NULL`;

/** Emails due before a restore; empty if there are none. */
const heldSentences = (held: number): FindingSentence[] =>
  held === 0 ? [] : [finding('mailHeld', { count: held })];

/** Emails that were tried, failed, and have waited for a minute. */
const REFUSED = `SELECT id, created_at, attempts, last_error FROM outbox
  WHERE ${waiting('outbox')} AND last_error <> '' AND created_at < $3`;

export const mailCheck: Check = {
  id: 'mail',
  title: finding('title.mail'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const now = clock.now().getTime();
    const { refused, reason, othersLeft, overdue, held, failed, lastFailure } = await getRow(
      source,
      {
        ...{ refused: integer, reason: nullable(text), othersLeft: bool },
        ...{ overdue: integer, held: integer, failed: integer, lastFailure: nullable(instant) },
      },
      `WITH refused AS (${REFUSED})
       SELECT (SELECT count(*)::int FROM refused) AS refused,
                (SELECT last_error FROM refused ORDER BY attempts, id LIMIT 1) AS reason,
                EXISTS (SELECT FROM outbox WHERE sent_at > (SELECT min(created_at) FROM refused)) AS "othersLeft",
                (SELECT count(*)::int FROM outbox
                 WHERE ${waiting('outbox')} AND greatest(not_before, created_at) < $1) AS overdue,
                (SELECT count(*)::int FROM outbox WHERE dropped_at IS NOT NULL AND ${HELD}) AS held,
                count(*)::int AS failed, max(failed_at) AS "lastFailure"
         FROM outbox WHERE failed_at > $2`,
      [new Date(now - HOUR_MS), new Date(now - WEEK_MS), new Date(now - MINUTE_MS)],
    );
    if (refused > 0) {
      return {
        // While others are sent, the problem is with these addresses: a full mailbox, or greylisting.
        verdict: othersLeft ? 'warn' : 'fail',
        says: [
          finding('mailRefused', { count: refused, reason: withoutAddresses(reason ?? '') }),
          ...heldSentences(held),
        ],
        advice: finding('mailRefusedDo'),
      };
    }
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

import { cashRoundingsOf, factsOf } from '../../common/money/currencies.js';
import { finding } from '../../common/words/finding.js';
import { integer, list, text } from '../../database/columns.js';
import { findRow, getRow } from '../../database/rows.js';
import type { Check } from './check.js';

/** The most that are listed. */
const NAMED = 5;

/**
 * Prices and limits that don't exist in the salon's currency, such as half a yen: stored before they were refused, or
 * in another currency. They can't be paid. The owner has to fix them, because only they know which way to round.
 */
export const amountsCheck: Check = {
  id: 'amounts',
  title: finding('title.amounts'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const salon = await findRow(source, { currency: text }, `SELECT currency FROM salon LIMIT 1`);
    if (!salon) return { verdict: 'ok', says: [finding('noSalonYet')] };
    const { stepCents } = factsOf(salon.currency);
    const { count, names } = await getRow(
      source,
      { count: integer, names: list(text) },
      `WITH wrong AS (
         SELECT 1 AS rank, title AS name FROM services WHERE price_cents % $1 <> 0 AND status <> 'archived'
         UNION ALL
         SELECT 2, service.title || ': ' || part.title FROM service_add_ons AS part JOIN services AS service ON service.id = service_id
         WHERE part.price_cents % $1 <> 0 AND service.status <> 'archived'
         UNION ALL
         SELECT 3, service.title || ': ' || staff.name FROM staff_services AS own JOIN services AS service ON service.id = service_id
           JOIN staff ON staff.id = staff_id
         WHERE own.price_cents % $1 <> 0 AND service.status <> 'archived'
         UNION ALL
         SELECT 4, title FROM products WHERE price_cents % $1 <> 0 AND archived_at IS NULL
         UNION ALL
         SELECT 5, reference FROM bookings WHERE total_price_cents % $1 <> 0 AND currency = $2
           AND status IN ('confirmed', 'arrived') AND ends_at > $3
       )
       SELECT count(*)::int AS count,
         coalesce((array_agg(name ORDER BY rank, name))[1:${NAMED}], '{}') AS names FROM wrong`,
      [stepCents, salon.currency, clock.now()],
    );
    if (count > 0) {
      return {
        verdict: 'warn',
        says: [finding('amountsLacking', { count, currency: salon.currency, names: names.join(' · ') })],
        advice: finding('amountsLackingDo'),
      };
    }
    const till = await findRow(
      source,
      { rounding: integer },
      `SELECT cash_rounding_cents::int AS rounding FROM till_settings LIMIT 1`,
    );
    if (till && !cashRoundingsOf(salon.currency).includes(till.rounding)) {
      return {
        verdict: 'warn',
        says: [finding('roundingLacking', { currency: salon.currency })],
        advice: finding('roundingLackingDo'),
      };
    }
    return { verdict: 'ok', says: [finding('amountsExist', { currency: salon.currency })] };
  },
};

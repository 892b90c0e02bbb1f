import { minuteOf, epochMinute } from '../../common/time/epoch-minute.js';
import { epochDayOf } from '../../common/time/local-date.js';
import { localDayOf, wallMinuteOf } from '../../common/time/zone.js';
import { finding } from '../../common/words/finding.js';
import { integer, list, text } from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import type { Check } from './check.js';

const STEP_MINUTES = 30;
const DAY_MINUTES = 1440;

const UNKNOWN_ZONE = '22023';

/**
 * Node and PostgreSQL have separate time-zone data, and governments change the rules. Compares the salon's local time
 * every half hour for as far ahead as people may book, because every change of offset falls on one of these instants.
 */
export const timeZoneCheck: Check = {
  id: 'time-zone',
  title: finding('title.time-zone'),
  asks: 'database',
  examine: async ({ source, clock }) => {
    const plans = await queryRows(
      source,
      { zone: text, days: integer },
      `SELECT time_zone AS zone, horizon_days + 1 AS days FROM salon LIMIT 1`,
    );
    const [plan] = plans;
    if (!plan) return { verdict: 'ok', says: [finding('noSalonYet')] };
    const first = Math.floor(minuteOf(clock.now()) / STEP_MINUTES) * STEP_MINUTES;
    const count = (plan.days * DAY_MINUTES) / STEP_MINUTES;
    try {
      const { walls } = await getRow(
        source,
        { walls: list(integer) },
        `SELECT array_agg((extract(epoch FROM to_timestamp(($2::bigint + step * $3::int) * 60) AT TIME ZONE $1) / 60)::int
           ORDER BY step) AS walls
         FROM generate_series(0, $4::int - 1) AS step`,
        [plan.zone, first, STEP_MINUTES, count],
      );
      const differs = walls.findIndex(
        (wall, step) => wall !== wallInNode(first + step * STEP_MINUTES, plan.zone),
      );
      if (differs < 0) {
        return {
          verdict: 'ok',
          says: [finding('zonesAgree', { zone: plan.zone, days: plan.days - 1 })],
        };
      }
      const day = new Date((first + differs * STEP_MINUTES) * 60_000).toISOString().slice(0, 10);
      return {
        verdict: 'fail',
        says: [finding('zonesDiffer', { zone: plan.zone, day })],
        advice: finding('zonesDifferDo'),
      };
    } catch (error) {
      if (!isUnknownZone(error)) throw error;
      return {
        verdict: 'fail',
        says: [finding('zoneUnknown', { zone: plan.zone })],
        advice: finding('zoneUnknownDo'),
      };
    }
  },
};

/** The salon's local time as minutes since 1970 in a calendar without time zones. */
function wallInNode(minute: number, zone: string): number {
  const instant = epochMinute(minute);
  return epochDayOf(localDayOf(instant, zone)) * DAY_MINUTES + wallMinuteOf(instant, zone);
}

const isUnknownZone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNKNOWN_ZONE;

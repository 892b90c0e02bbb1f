import { minuteOf, epochMinute } from '../common/time/epoch-minute.js';
import { epochDayOf } from '../common/time/local-date.js';
import { localDayOf, wallMinuteOf } from '../common/time/zone.js';
import type { Check } from './check.js';

const STEP_MINUTES = 30;
const DAY_MINUTES = 1440;

const UNKNOWN_ZONE = '22023';

interface Plan {
  zone: string;
  days: number;
}

/**
 * Node and PostgreSQL bring time-zone data of their own, and governments change the rules. Compares what the salon's clocks
 * show every half hour for as far ahead as people may book: every change of offset falls on one of them.
 */
export const timeZoneCheck: Check = {
  id: 'time-zone',
  title: 'Time zone',
  asks: 'database',
  examine: async ({ source, clock }) => {
    const plans: Plan[] = await source.query(
      `SELECT time_zone AS zone, horizon_days + 1 AS days FROM salon LIMIT 1`,
    );
    const [plan] = plans;
    if (!plan) return { verdict: 'ok', says: 'There is no salon yet.' };
    const first = Math.floor(minuteOf(clock.now()) / STEP_MINUTES) * STEP_MINUTES;
    const count = (plan.days * DAY_MINUTES) / STEP_MINUTES;
    try {
      const [{ walls }]: [{ walls: number[] }] = await source.query(
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
          says: `Both know the same clock changes of ${plan.zone} for the next ${plan.days - 1} days.`,
        };
      }
      const day = new Date((first + differs * STEP_MINUTES) * 60_000).toISOString().slice(0, 10);
      return {
        verdict: 'fail',
        says: `The app and the database disagree on the time in ${plan.zone} from ${day} on.`,
        advice:
          'Bring both up to date: one of them has old time-zone data, and bookings from that day on would be an hour off.',
      };
    } catch (error) {
      if (!isUnknownZone(error)) throw error;
      return {
        verdict: 'fail',
        says: `The database does not know the time zone ${plan.zone}.`,
        advice: 'Bring PostgreSQL or its time-zone data (the package tzdata) up to date.',
      };
    }
  },
};

/** What the salon's clocks show, as minutes since 1970 of a calendar without zones. */
function wallInNode(minute: number, zone: string): number {
  const instant = epochMinute(minute);
  return epochDayOf(localDayOf(instant, zone)) * DAY_MINUTES + wallMinuteOf(instant, zone);
}

const isUnknownZone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNKNOWN_ZONE;

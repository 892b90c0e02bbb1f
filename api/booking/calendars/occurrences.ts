import { RRuleTemporal } from 'rrule-temporal';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { type EventTime, instantAt, timeIn, wallOf } from './domain/event-time.js';

const MAX_RULE = 500;

/** More than one in ten thousand rules needs, and little enough for the thread's time. */
const MAX_ITERATIONS = 20_000;

/** No appointment comes every minute. */
const RULE =
  /^(?=.*\bFREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)\b)(?!.*\bBY(?:SECOND|MINUTE)=)[A-Z0-9=;,+-]+$/;

/** The wall minutes at which the rule repeats `start`, within the bounds; null for a rule that can't be followed. */
export function occurrencesOf(
  start: EventTime,
  rule: string,
  bounds: Interval<EpochMinute>,
): number[] | null {
  const text = rule.trim().toUpperCase();
  if (text.length > MAX_RULE || !RULE.test(text)) return null;
  try {
    const rrule = new RRuleTemporal({
      // The clocks' own time as if it were UTC: an appointment at nine stays at nine when the clocks change.
      rruleString: `DTSTART:${stamp(start.wallMinute)}\nRRULE:${withWallUntil(text, start.zone)}`,
      maxIterations: MAX_ITERATIONS,
    });
    const first = new Date(wallOf(bounds.start, start.zone) * 60_000);
    const last = new Date(wallOf(bounds.end, start.zone) * 60_000);
    return rrule.between(first, last, true).map(({ epochMilliseconds }) => epochMilliseconds / 60_000);
  } catch {
    return null;
  }
}

const stamp = (wallMinute: number): string =>
  `${new Date(wallMinute * 60_000).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** UNTIL is an instant, or a whole last day. */
function withWallUntil(rule: string, zone: string): string {
  return rule.replace(/\bUNTIL=([0-9TZ]+)/, (whole, text: string) => {
    const until = timeIn(text, zone);
    if (until === null) return whole;
    const wallMinute = until.isWholeDay ? until.wallMinute + 1439 : wallOf(instantAt(until), zone);
    return `UNTIL=${stamp(wallMinute)}`;
  });
}

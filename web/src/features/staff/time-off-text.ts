import { dayInUtc, formatDateTime, formatShortDay, formatTime, localDay } from '../../lib/format-date';
import type { TimeOff } from './models';

type Span = Pick<TimeOff, 'startsAt' | 'endsAt' | 'wholeDays'>;

const shortDay = (day: string) => formatShortDay(dayInUtc(day), 'UTC');

/** "Mon 7 Jun – Fri 18 Jun", "Mon 7 Jun", "Mon 7 Jun, 13:00–18:00". */
export function timeOffText({ startsAt, endsAt, wholeDays }: Span, zone: string): string {
  if (wholeDays) {
    const { from, to } = wholeDays;
    return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
  }
  if (localDay(startsAt, zone) === localDay(endsAt, zone))
    return `${formatShortDay(startsAt, zone)}, ${formatTime(startsAt, zone)}–${formatTime(endsAt, zone)}`;
  return `${formatDateTime(startsAt, zone)} – ${formatDateTime(endsAt, zone)}`;
}

/** "Away until Fri 18 Jun" for a team member who is away now, "Away from Mon 7 Jun" for the next fortnight; else null. */
export function awayText(timeOff: readonly Span[], zone: string, now: Date): string | null {
  const soon = new Date(now.getTime() + 14 * 86_400_000).toISOString();
  const instant = now.toISOString();
  const next = timeOff
    .filter(({ endsAt, startsAt }) => endsAt > instant && startsAt < soon)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
  if (!next) return null;
  if (next.startsAt > instant) return `Away from ${formatShortDay(next.startsAt, zone)}`;
  return next.wholeDays
    ? `Away until ${shortDay(next.wholeDays.to)}`
    : `Away until ${formatDateTime(next.endsAt, zone)}`;
}

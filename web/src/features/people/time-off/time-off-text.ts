import { dayInUtc, localDay } from '../../../lib/local-day';
import type { Formats } from '../../../lib/formats';
import type { TeamDeskWords } from '../../../words/types.gen';
import type { TimeOff } from './models';

type Span = Pick<TimeOff, 'startsAt' | 'endsAt' | 'wholeDays'>;

/** Texts and formats in one language. */
interface Texts {
  words: TeamDeskWords;
  formats: Pick<Formats, 'formatDateTime' | 'formatShortDay' | 'formatTime'>;
}

/** "Mon 7 Jun – Fri 18 Jun", "Mon 7 Jun", "Mon 7 Jun, 13:00–18:00". */
export function timeOffText(
  { words, formats: { formatDateTime, formatShortDay, formatTime } }: Texts,
  { startsAt, endsAt, wholeDays }: Span,
  zone: string,
): string {
  const shortDay = (day: string) => formatShortDay(dayInUtc(day), 'UTC');
  if (wholeDays) {
    const { from, to } = wholeDays;
    return from === to ? shortDay(from) : words.fromToDays({ from: shortDay(from), to: shortDay(to) });
  }
  if (localDay(startsAt, zone) === localDay(endsAt, zone))
    return words.dayFromTo({
      day: formatShortDay(startsAt, zone),
      from: formatTime(startsAt, zone),
      to: formatTime(endsAt, zone),
    });
  return words.fromToDays({ from: formatDateTime(startsAt, zone), to: formatDateTime(endsAt, zone) });
}

/** "Away until Fri 18 Jun" for someone who is away now, "Away from Mon 7 Jun" for the next fortnight; otherwise null. */
export function awayText(
  { words, formats: { formatDateTime, formatShortDay } }: Texts,
  timeOff: readonly Span[],
  zone: string,
  now: Date,
): string | null {
  const soon = new Date(now.getTime() + 14 * 86_400_000).toISOString();
  const instant = now.toISOString();
  const next = timeOff
    .filter(({ endsAt, startsAt }) => endsAt > instant && startsAt < soon)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0];
  if (!next) return null;
  if (next.startsAt > instant) return words.awayFrom({ day: formatShortDay(next.startsAt, zone) });
  return words.awayUntil({
    day: next.wholeDays
      ? formatShortDay(dayInUtc(next.wholeDays.to), 'UTC')
      : formatDateTime(next.endsAt, zone),
  });
}

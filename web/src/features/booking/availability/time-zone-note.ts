import type { Formats } from '../../../lib/formats';
import type { AvailabilityWords } from '../../../words/types.gen';

/**
 * A note for users whose device has another time than the salon, or null if both agree: "Times are in Lisbon time,
 * where it is now 14:05."
 */
export function timeZoneNote(
  words: AvailabilityWords,
  { formatDateTime, formatTime }: Formats,
  now: Date,
  salonZone: string,
  deviceZone: string,
): string | null {
  if (formatDateTime(now, salonZone) === formatDateTime(now, deviceZone)) return null;
  const city = salonZone.split('/').at(-1)?.replaceAll('_', ' ') ?? salonZone;
  return words.timesInCity({ city, time: formatTime(now, salonZone) });
}

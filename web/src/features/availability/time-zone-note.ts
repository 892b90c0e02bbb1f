import { formatDateTime, formatTime } from '../../lib/format-date';

/**
 * The note for someone whose device runs on another clock than the salon's, or null when the two agree:
 * "Times are in Lisbon time, where it is now 14:05."
 */
export function timeZoneNote(now: Date, salonZone: string, deviceZone: string): string | null {
  if (formatDateTime(now, salonZone) === formatDateTime(now, deviceZone)) return null;
  const city = salonZone.split('/').at(-1)?.replaceAll('_', ' ') ?? salonZone;
  return `Times are in ${city} time, where it is now ${formatTime(now, salonZone)}.`;
}

import { counted } from '../../lib/counted';
import type { BookingRules } from './mutations';

/** "1 day", "2 hours", "90 minutes": the largest unit that says it without a fraction. */
export function durationText(minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return counted(minutes / 1440, 'day');
  if (minutes > 0 && minutes % 60 === 0) return counted(minutes / 60, 'hour');
  return counted(minutes, 'minute');
}

/** What each rule means to a client. */
export const ruleText = {
  slotStepMinutes: (minutes: number) =>
    minutes === 60
      ? 'Bookings can start every hour, on the hour.'
      : `Bookings can start every ${minutes} minutes.`,
  noticeMinutes: (minutes: number) =>
    minutes === 0
      ? 'Clients can book up to the starting time.'
      : `Clients can book up to ${durationText(minutes)} before the starting time.`,
  horizonDays: (days: number) => `Clients can book up to ${counted(days, 'day')} ahead.`,
  cancellationNoticeMinutes: (minutes: number) =>
    minutes === 0
      ? 'Clients can move or cancel online until the booking starts.'
      : `Clients can move or cancel online until ${durationText(minutes)} before the booking starts. After that they have to call.`,
  reminderMinutes: (minutes: number) =>
    `Clients are reminded ${minutes === 0 ? 'at' : `${durationText(minutes)} before`} the end of free cancellation, and never at night.`,
  timeZone: (zone: string) => `All hours are in ${zone.split('/').at(-1)?.replaceAll('_', ' ')} time.`,
} satisfies { [Rule in keyof BookingRules]: (value: BookingRules[Rule]) => string };

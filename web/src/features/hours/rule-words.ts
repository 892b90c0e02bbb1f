import type { BookingRules } from './mutations';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "1 day", "2 hours", "90 minutes": the largest unit that says it without a fraction. */
export function durationInWords(minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return counted(minutes / 1440, 'day');
  if (minutes > 0 && minutes % 60 === 0) return counted(minutes / 60, 'hour');
  return counted(minutes, 'minute');
}

/** What each rule means to a client. */
export const ruleWords = {
  slotStepMinutes: (minutes: number) =>
    minutes === 60 ? 'A visit can start on every full hour.' : `A visit can start every ${minutes} minutes.`,
  noticeMinutes: (minutes: number) =>
    minutes === 0
      ? 'A visit can be booked until the moment it starts.'
      : `A visit can be booked at the latest ${durationInWords(minutes)} before it starts.`,
  horizonDays: (days: number) => `The diary is open for the next ${counted(days, 'day')}.`,
  cancellationNoticeMinutes: (minutes: number) =>
    minutes === 0
      ? 'A client can move or cancel her visit online until it starts.'
      : `A client can move or cancel her visit online until ${durationInWords(minutes)} before it starts. After that she has to call.`,
  timeZone: (zone: string) =>
    `All hours are meant by the clocks of ${zone.split('/').at(-1)?.replaceAll('_', ' ')}.`,
} satisfies { [Rule in keyof BookingRules]: (value: BookingRules[Rule]) => string };

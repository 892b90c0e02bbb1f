import type { Calendar } from './calendar.entity.js';
import type { CalendarFault } from './domain/calendar-fault.js';

export class CalendarView {
  _id: string;
  staffId: string;
  /** The server’s name. The address itself is a secret, and never shown again. */
  host: string;
  /** The last day on which it makes the team member busy. */
  until: string;
  /** When it was last read without a fault; null if it never was. */
  readAt: string | null;
  /** How many times are busy in the last good copy. */
  events: number;
  /** Why the last reading failed; the last good copy stays. */
  fault: CalendarFault | null;
  /** Events that can’t be read, or repeat in a way that can’t be followed. */
  unreadEvents: number;
  /** A time zone that no one knows; the salon’s zone takes its place. */
  unknownZone: string | null;
}

export const toCalendarView = (calendar: Calendar): CalendarView => ({
  _id: calendar.id,
  staffId: calendar.staffId,
  host: calendar.host,
  until: calendar.untilDay,
  readAt: calendar.lastReadAt?.toISOString() ?? null,
  events: calendar.lastGood.times.length,
  fault: calendar.fault,
  unreadEvents: calendar.unreadEvents,
  unknownZone: calendar.unknownZone,
});

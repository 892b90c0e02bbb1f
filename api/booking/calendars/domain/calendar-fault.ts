/**
 * `address`: leads nowhere that may be read. `notFound`: the server does not give out this calendar. `server`: no answer
 * in time. `notACalendar`: something else, such as a log-in page, or a damaged file. `sealed`: the key of the stored
 * address is gone. `empty`: no events once, after there were some.
 */
export const calendarFaults = [
  'address',
  'notFound',
  'server',
  'certificate',
  'notACalendar',
  'tooLarge',
  'sealed',
  'empty',
] as const;

export type CalendarFault = (typeof calendarFaults)[number];

import {
  type CalendarEntry,
  calendarFile,
  type CalendarMethod,
} from '../email-templates/domain/calendar-file.js';
import { withoutMarks } from '../email-templates/domain/isolated.js';
import { type BookingFacts, clientTitleOf } from '../email-templates/booking-facts.js';
import type { Letter } from '../email-templates/letter.js';

/** Differences between an entry sent by email and a downloaded one. */
type CalendarOccasion = Pick<CalendarEntry, 'sequence' | 'stampedAt' | 'attendee'> & {
  method: CalendarMethod;
};

/** The booking as a calendar file. All files about it describe the same entry, however they arrive. */
export const bookingCalendar = (
  booking: BookingFacts,
  letter: Letter,
  { method, ...occasion }: CalendarOccasion,
): string =>
  calendarFile(method, [entryOf(booking, letter, { ...occasion, isCancelled: method === 'CANCEL' })]);

/**
 * Several bookings in one file, each with its own entry. No one is invited, because an invitation covers only one
 * booking.
 */
export const seriesCalendar = (
  bookings: (BookingFacts & { version: number })[],
  letter: Letter,
  stampedAt: Date,
): string =>
  calendarFile(
    'PUBLISH',
    bookings.map((booking) =>
      entryOf(booking, letter, {
        sequence: booking.version,
        stampedAt,
        attendee: null,
        isCancelled: booking.status === 'cancelled',
      }),
    ),
  );

function entryOf(
  booking: BookingFacts,
  { language, words, salon, page }: Letter,
  occasion: Pick<CalendarEntry, 'sequence' | 'stampedAt' | 'attendee' | 'isCancelled'>,
): CalendarEntry {
  const url = page('/dashboard/booking');
  return {
    ...occasion,
    uid: `${booking.id}@${new URL(salon.publicUrl).hostname}`,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    language,
    summary: `${booking.lines.map(clientTitleOf).join(', ')} – ${salon.name}`,
    description: withoutMarks(words.calendarNote({ reference: booking.reference, url })),
    location: [salon.name, salon.address].filter(Boolean).join(', '),
    url,
    organizer: { name: salon.name, address: salon.mailFrom },
  };
}

import { type CalendarEntry, calendarFile } from './domain/calendar-file.js';
import { withoutMarks } from './domain/isolated.js';
import { type BookingFacts, clientTitleOf } from './booking-facts.js';
import type { Letter } from './letter.js';

/** What differs between an entry that comes by email and one that is downloaded. */
export type CalendarOccasion = Pick<CalendarEntry, 'method' | 'sequence' | 'stampedAt' | 'attendee'>;

/** The booking as a calendar file. Every file about it is the same entry, however it arrives. */
export const bookingCalendar = (
  booking: BookingFacts,
  { language, words, salon, page }: Letter,
  occasion: CalendarOccasion,
): string => {
  const url = page('/dashboard/booking');
  return calendarFile({
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
  });
};

import { type CalendarEntry, calendarFile } from './domain/calendar-file.js';
import type { SalonDetails } from './email.js';
import type { BookingFacts } from './booking-facts.js';

/** What differs between an entry that comes by email and one that is downloaded. */
export type CalendarOccasion = Pick<CalendarEntry, 'method' | 'sequence' | 'stampedAt' | 'attendee'>;

/** The booking as a calendar file. Every file about it is the same entry, however it arrives. */
export const bookingCalendar = (
  booking: BookingFacts,
  salon: SalonDetails,
  occasion: CalendarOccasion,
): string =>
  calendarFile({
    ...occasion,
    uid: `${booking.id}@${new URL(salon.publicUrl).hostname}`,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    summary: `${booking.lines.map(({ title }) => title).join(', ')} – ${salon.name}`,
    description: `Reference ${booking.reference}. ${salon.publicUrl}/dashboard/booking`,
    location: [salon.name, salon.address].filter(Boolean).join(', '),
    url: `${salon.publicUrl}/dashboard/booking`,
    organizer: { name: salon.name, address: salon.mailFrom },
  });

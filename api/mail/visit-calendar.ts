import { type CalendarEntry, calendarFile } from './domain/calendar-file.js';
import type { SalonLook } from './letter.js';
import type { VisitFacts } from './visits.js';

/** What differs between an entry that comes by mail and one that is downloaded. */
export type CalendarOccasion = Pick<CalendarEntry, 'method' | 'sequence' | 'stampedAt' | 'attendee'>;

/** The visit as a calendar file; one entry, by whichever way its files come. */
export const visitCalendar = (visit: VisitFacts, salon: SalonLook, occasion: CalendarOccasion): string =>
  calendarFile({
    ...occasion,
    uid: `${visit.id}@${new URL(salon.publicUrl).hostname}`,
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    summary: `${visit.lines.map(({ title }) => title).join(', ')} – ${salon.name}`,
    description: `Reference ${visit.reference}. ${salon.publicUrl}/dashboard/booking`,
    location: [salon.name, salon.address].filter(Boolean).join(', '),
    url: `${salon.publicUrl}/dashboard/booking`,
    organizer: { name: salon.name, address: salon.mailFrom },
  });

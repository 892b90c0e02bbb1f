import type { EmailDraft } from './email.js';
import { greeting, type BookingEmail, bookingRows } from './booking-email.js';

export const reviewRequest = ({ booking, salon, name }: BookingEmail): EmailDraft => ({
  subject: `How was your visit at ${salon.name}?`,
  heading: 'How was it?',
  paragraphs: [
    greeting(name),
    'Thank you for coming. A few words from you help other people choose, and help us get better.',
  ],
  rows: bookingRows(booking, salon).filter(({ label }) => label === 'When' || label === 'What'),
  button: { label: 'Write a review', url: `${salon.publicUrl}/dashboard/review?booking=${booking.id}` },
  closing: ['We only ask once after a visit. We read every review before it appears on our site.'],
});

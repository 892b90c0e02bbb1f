import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, visitRows } from './booking-email.js';

export const reviewRequest = ({ booking, letter, name }: BookingEmail): EmailBody => ({
  subject: letter.words.reviewSubject({ salon: letter.salonName }),
  heading: letter.words.howWasIt(),
  paragraphs: [greeting(name, letter), letter.words.reviewText()],
  rows: visitRows(booking, letter),
  button: {
    label: letter.words.writeReview(),
    url: letter.page(`/dashboard/review?booking=${booking.id}`),
  },
  closing: [letter.words.askOnce()],
});

import { greeting } from '../email-templates/letter.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, visitRows } from './booking-email.js';

const starCounts = [1, 2, 3, 4, 5];

export function reviewRequest({ booking, letter, name }: BookingEmail): EmailBody {
  const { words, page } = letter;
  const form = `/dashboard/review?booking=${booking.id}`;
  return {
    subject: words.reviewSubject({ salon: letter.salonName }),
    heading: words.howWasIt(),
    paragraphs: [greeting(name, letter), words.reviewText()],
    rows: visitRows(booking, letter),
    // The links only preselect the stars on the page, because some programs open links to check them.
    stars: starCounts.map((count) => ({
      label: words.starsOutOf({ count }),
      url: page(`${form}&stars=${count}`),
    })),
    button: { label: words.writeReview(), url: page(form) },
    closing: [words.askOnce()],
  };
}

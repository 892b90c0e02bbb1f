import { greeting } from '../email-templates/letter.js';
import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows } from './booking-email.js';

export function bookingCancelled({ booking, letter, name, calendar }: BookingEmail): EmailBody {
  const { words, moment, page } = letter;
  const bySalon = booking.cancelledBy === 'salon';
  // Clients know their own reason; the salon's is the only explanation they get.
  const reason =
    bySalon && booking.cancelReason !== '' ? [words.quoted({ text: isolated(booking.cancelReason) })] : [];
  return {
    subject: words.cancelledSubject({ when: moment(booking.startsAt) }),
    heading: words.cancelled(),
    paragraphs: [
      greeting(name, letter),
      bySalon ? words.cancelledBySalon() : words.cancelledAsAsked(),
      ...reason,
    ],
    rows: bookingRows(booking, letter),
    button: { label: words.bookAgain(), url: page('/book') },
    calendar: calendar('CANCEL'),
  };
}

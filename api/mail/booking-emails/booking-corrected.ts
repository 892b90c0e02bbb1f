import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { changeUntil, ownBookings, type BookingEmail, bookingRows } from './booking-email.js';
import {
  heardMinutesOf,
  type HeardTerms,
  heardTermsOf,
  type NoticedChange,
  noticedChanges,
} from '../email-templates/heard-terms.js';
import { greeting, type Letter } from '../email-templates/letter.js';

/** Says what of the booking is not as the client last heard, and what it is now. */
export function bookingCorrected({ booking, letter, name, now, heard, calendar }: BookingEmail): EmailBody {
  const { words, moment } = letter;
  const current = heardTermsOf(booking);
  const before = heard ?? current;
  return {
    subject: words.correctedSubject({ when: moment(booking.startsAt) }),
    heading: words.corrected(),
    paragraphs: [
      greeting(name, letter),
      words.correctedText(),
      ...noticedChanges(before, current).map((change) => ({
        lead: leadOf(change, letter),
        text: words.insteadOf({
          after: saidOf(change, current, booking.currency, letter),
          before: saidOf(change, before, booking.currency, letter),
        }),
      })),
    ],
    rows: bookingRows(booking, letter),
    button: ownBookings(letter),
    closing: changeUntil(booking, letter, now),
    calendar: calendar('REQUEST'),
  };
}

function leadOf(change: NoticedChange, { words }: Letter): string {
  switch (change) {
    case 'time':
      return words.when();
    case 'services':
      return words.what();
    case 'people':
      return words.withWhom();
    case 'length':
      return words.howLong();
    case 'price':
      return words.price();
  }
}

function saidOf(
  change: NoticedChange,
  terms: HeardTerms,
  currency: string,
  { words, moment, price, list }: Letter,
): string {
  switch (change) {
    case 'time':
      return moment(terms.startsAt);
    case 'services':
      return list(terms.services.map(isolated));
    case 'people':
      return list(terms.people.map(isolated));
    case 'length':
      return words.minutesLong({ minutes: String(heardMinutesOf(terms)) });
    case 'price':
      return price(terms.totalPriceCents, terms.priceKind, currency);
  }
}

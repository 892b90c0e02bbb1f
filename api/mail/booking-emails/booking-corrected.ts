import { isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody } from '../email-templates/email.js';
import { type BookingEmail, bookingRows, changeUntil, nextSteps } from './booking-email.js';
import {
  heardMinutesOf,
  type HeardTerms,
  heardTermsOf,
  type NoticedChange,
  noticedChanges,
} from '../email-templates/heard-terms.js';
import { greeting, type Letter } from '../email-templates/letter.js';

/** Says what changed in the booking since the client last heard, and how it is now. */
export function bookingCorrected(email: BookingEmail): EmailBody {
  const { booking, letter, name, heard, calendar } = email;
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
    ...nextSteps(email),
    closing: changeUntil(email),
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
  { moment, price, duration, list }: Letter,
): string {
  switch (change) {
    case 'time':
      return moment(terms.startsAt);
    case 'services':
      return list(terms.services.map(isolated));
    case 'people':
      return list(terms.people.map(isolated));
    case 'length':
      return duration(heardMinutesOf(terms));
    case 'price':
      return price(terms.totalPriceCents, terms.priceKind, currency);
  }
}

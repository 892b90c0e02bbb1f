import { fromTheLeft, isolated } from '../email-templates/domain/isolated.js';
import type { EmailBody, EmailLink } from '../email-templates/email.js';
import { type BookingFacts, clientTitleOf } from '../email-templates/booking-facts.js';
import type { HeardTerms } from '../email-templates/heard-terms.js';
import type { Letter } from '../email-templates/letter.js';

/** What an email about a booking is written from. */
export interface BookingEmail {
  booking: BookingFacts;
  letter: Letter;
  /** Of the client; empty when it is better left out. */
  name: string;
  now: Date;
  /** Where the client moves or cancels it without logging in; null when they can't, or the link is better left out. */
  changeUrl: string | null;
  /** What the client had heard before a change; null where it is not about one, or nobody knows. */
  heard: HeardTerms | null;
  calendar: (method: 'REQUEST' | 'CANCEL') => NonNullable<EmailBody['calendar']>;
}

/** When and what. */
export function visitRows({ startsAt, lines }: BookingFacts, { words, moment }: Letter) {
  const services = lines.map(({ staffName, addOns, ...line }) =>
    words.doneBy({
      what: isolated([line, ...addOns].map(clientTitleOf).join(' + ')),
      staff: isolated(staffName),
    }),
  );
  return [
    { label: words.when(), value: moment(startsAt) },
    { label: words.what(), value: services.join('\n') },
  ];
}

/** When, what, with whom, how long, where and for how much. */
export function bookingRows(booking: BookingFacts, letter: Letter): { label: string; value: string }[] {
  const { startsAt, endsAt, totalPriceCents, priceKind, currency, reference } = booking;
  const { words, salon, price, duration } = letter;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return [
    ...visitRows(booking, letter),
    { label: words.howLong(), value: duration(minutes) },
    { label: words.where(), value: isolated([salon.name, salon.address].filter(Boolean).join(', ')) },
    { label: words.price(), value: price(totalPriceCents, priceKind, currency) },
    { label: words.reference(), value: fromTheLeft(reference) },
  ];
}

/** The link, while it can do something. */
const openLinkOf = ({ booking, now, changeUrl }: BookingEmail): string | null =>
  booking.status === 'confirmed' && now <= booking.cancellationDeadline ? changeUrl : null;

/** Until when clients can change the booking themselves, and who can by the links; nothing once that is over. */
export function changeUntil(email: BookingEmail): string[] {
  const {
    booking: { cancellationDeadline },
    letter: { words, moment },
    now,
  } = email;
  if (cancellationDeadline <= now) return [];
  const until = words.changeUntil({ until: moment(cancellationDeadline) });
  return openLinkOf(email) === null ? [until] : [until, words.linksNeedNoLogIn()];
}

/** Where clients find their bookings. */
export const ownBookings = ({ words, page }: Letter): EmailLink => ({
  label: words.seeMyBookings(),
  url: page('/dashboard/booking'),
});

/** What clients do next: move or cancel by the links of this email, put it into a calendar, call, find the way. */
export function nextSteps(email: BookingEmail): Pick<EmailBody, 'button' | 'secondButton' | 'links'> {
  const { letter } = email;
  const { words, salon } = letter;
  const toSalon: EmailLink[] = [
    ...(/\d/.test(salon.phone)
      ? [{ label: words.callUs({ phone: fromTheLeft(salon.phone) }), url: phoneUrl(salon.phone) }]
      : []),
    ...(salon.mapUrl === null ? [] : [{ label: words.directions(), url: salon.mapUrl }]),
  ];
  const link = openLinkOf(email);
  if (link === null) return { button: ownBookings(letter), links: toSalon };
  // The secret stays behind the #; what the link is for stands before it.
  const to = (verb: string) => link.replace('#', `?do=${verb}#`);
  return {
    button: { label: words.moveIt(), url: to('move') },
    secondButton: { label: words.cancelIt(), url: to('cancel') },
    links: [{ label: words.addToCalendar(), url: link }, ...toSalon, ownBookings(letter)],
  };
}

/** The address that calls a number, however it is written. */
const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

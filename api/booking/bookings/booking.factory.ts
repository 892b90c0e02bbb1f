import { randomInt } from 'node:crypto';
import { orderedId } from '../../common/ordered-id.js';
import { dateOf } from '../../common/time/epoch-minute.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import { cancellationDeadline } from '../booking-records/booking.policy.js';
import type { NewBookingEvent } from '../booking-records/booking-event.entity.js';
import type { Plan } from '../planning/plan.js';
import type { Scheduled, ScheduledLine } from '../scheduling/scheduled-line.js';
import { titleIn } from '../planning/title-in.js';
import { priceKindOf, spanOf } from '../booking-records/planned-booking.view.js';

export interface BookingDetails {
  /** Null id: someone without an account; the salon may have a client record of them. */
  client: {
    id: string | null;
    cardId?: string | null;
    lookedAfterBy?: string | null;
    name: string;
    email: string;
  };
  phone: string;
  note: string;
  /** For an account with an unverified address; see `StandingService`. */
  unverifiedMailbox?: string | null;
  /** The language of the page it was booked on; null at the desk. */
  lang?: string | null;
  now: Date;
}

/** Creates the booking from the schedule just taken, with the current titles, names and prices. */
export function bookingOf(id: string, { plan, lines }: Scheduled, details: BookingDetails): BookingRecord {
  const { client, phone, note, unverifiedMailbox = null, lang = null, now } = details;
  const { startsAt, endsAt } = spanOf(lines);
  return {
    id,
    reference: newReference(),
    clientId: client.id,
    cardId: client.cardId ?? null,
    lookedAfterBy: client.lookedAfterBy ?? null,
    clientName: client.name || client.email,
    clientEmail: client.email,
    clientPhone: phone,
    unverifiedMailbox,
    status: 'confirmed',
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
    totalPriceCents: lines.reduce((sum, { option }) => sum + option.priceCents, 0),
    priceKind: priceKindOf(lines.map(({ option }) => option)),
    currency: plan.salon.currency,
    cancellationDeadline: dateOf(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes)),
    note,
    lang,
    version: 1,
    createdAt: now,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: '',
    reviewedAt: null,
    lines: lines.map((line, position) => newLine({ bookingId: id, now, lang, plan }, line, position)),
  };
}

/** The first event in a booking's history. */
export const firstEventOf = (
  { id: bookingId, createdAt: at, status: toStatus }: BookingRecord,
  actorId: string | null,
): NewBookingEvent => ({ bookingId, at, actorId, verb: 'book', fromStatus: null, toStatus, detail: {} });

/** A newly planned line, with titles for the salon and for a client who reads `lang`. */
export function newLine(
  { bookingId, now, lang, plan }: { bookingId: string; now: Date; lang: string | null; plan: Plan },
  { bookable, option, startsAt, endsAt }: ScheduledLine,
  position: number,
): BookingLineRecord {
  const service = plan.services.get(bookable.serviceId);
  return {
    id: orderedId(now),
    bookingId,
    position,
    serviceId: bookable.serviceId,
    staffId: option.staffId,
    anyStaff: bookable.anyStaff,
    title: bookable.title,
    clientTitle: titleIn(lang, plan, service?.words),
    staffName: option.staffName,
    priceCents: option.priceCents,
    priceKind: option.priceKind,
    priceReason: '',
    startsAt: dateOf(startsAt),
    endsAt: dateOf(endsAt),
    segments: [...option.segments],
    bufferMinutes: option.bufferMinutes,
    resources: [...option.needs],
    addOns: bookable.addOns.map((addOn) => {
      const words = service?.addOns.find(({ id }) => id === addOn.id)?.words;
      const clientTitle = titleIn(lang, plan, words);
      return clientTitle === null ? addOn : { ...addOn, clientTitle };
    }),
  };
}

/** Gives the booking its new time and team members, with the durations and prices planned with them. */
export function moveTo(booking: BookingRecord, { plan, lines }: Scheduled): void {
  const { startsAt, endsAt } = spanOf(lines);
  booking.startsAt = dateOf(startsAt);
  booking.endsAt = dateOf(endsAt);
  booking.cancellationDeadline = dateOf(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes));
  for (const [index, line] of booking.lines.entries()) {
    const scheduled = lines[index];
    if (!scheduled) throw new Error('The new plan has fewer lines than the booking.');
    line.staffId = scheduled.option.staffId;
    line.staffName = scheduled.option.staffName;
    line.anyStaff = line.anyStaff || scheduled.bookable.anyStaff;
    line.startsAt = dateOf(scheduled.startsAt);
    line.endsAt = dateOf(scheduled.endsAt);
    line.segments = [...scheduled.option.segments];
    line.bufferMinutes = scheduled.option.bufferMinutes;
    // Keep the reason only with the price it belongs to.
    if (line.priceCents !== scheduled.option.priceCents) line.priceReason = '';
    line.priceCents = scheduled.option.priceCents;
    line.priceKind = scheduled.option.priceKind;
  }
  booking.totalPriceCents = booking.lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  booking.priceKind = priceKindOf(booking.lines);
}

/** Omits characters that are easily confused on the phone. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newReference = (): string => {
  const characters = Array.from({ length: 8 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
};

import { randomInt, randomUUID } from 'node:crypto';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import { cancellationDeadline } from './domain/cancellation.js';
import type { Reserved, ReservedLine } from './reservations.service.js';
import { priceKindOf, spanOf } from './visit.view.js';

interface BookingDetails {
  /** Without an id: somebody who has no account; the desk may have a card of her. */
  client: { id: string | null; cardId?: string | null; name: string; email: string };
  phone: string;
  note: string;
  now: Date;
}

const at = (minutes: number) => new Date(minutes * 60_000);

/** The paper of a visit whose chairs have just been taken: titles, names and prices as they are now. */
export function bookingOf(id: string, { plan, lines }: Reserved, details: BookingDetails): BookingRecord {
  const { client, phone, note, now } = details;
  const { startsAt, endsAt } = spanOf(lines);
  return {
    id,
    reference: newReference(),
    clientId: client.id,
    cardId: client.cardId ?? null,
    clientName: client.name || client.email,
    clientEmail: client.email,
    clientPhone: phone,
    status: 'confirmed',
    startsAt: at(startsAt),
    endsAt: at(endsAt),
    totalPriceCents: lines.reduce((sum, { option }) => sum + option.priceCents, 0),
    priceKind: priceKindOf(lines.map(({ draft }) => draft)),
    currency: plan.salon.currency,
    cancellationDeadline: at(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes)),
    note,
    version: 1,
    createdAt: now,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: '',
    reviewedAt: null,
    lines: lines.map((line, position) => newLine(id, line, position)),
  };
}

function newLine(
  bookingId: string,
  { draft, option, startsAt, endsAt }: ReservedLine,
  position: number,
): BookingLineRecord {
  return {
    id: randomUUID(),
    bookingId,
    position,
    serviceId: draft.serviceId,
    staffId: option.staffId,
    anyStaff: draft.anyStaff,
    title: draft.title,
    staffName: option.staffName,
    priceCents: option.priceCents,
    priceKind: draft.priceKind,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
    segments: [...option.segments],
    bufferMinutes: option.bufferMinutes,
    addOns: draft.addOns,
  };
}

/** Puts the booking at its new time and with its new people; what was agreed on stays agreed. */
export function moveTo(booking: BookingRecord, { plan, lines }: Reserved): void {
  const { startsAt, endsAt } = spanOf(lines);
  booking.startsAt = at(startsAt);
  booking.endsAt = at(endsAt);
  booking.cancellationDeadline = at(cancellationDeadline(startsAt, plan.salon.cancellationNoticeMinutes));
  for (const [index, line] of booking.lines.entries()) {
    const reserved = lines[index];
    if (!reserved) throw new Error('The new plan has fewer lines than the booking.');
    line.staffId = reserved.option.staffId;
    line.staffName = reserved.option.staffName;
    line.anyStaff = line.anyStaff || reserved.draft.anyStaff;
    line.startsAt = at(reserved.startsAt);
    line.endsAt = at(reserved.endsAt);
    line.segments = [...reserved.option.segments];
  }
}

/** Without letters that are mistaken for digits, or for each other, on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const newReference = (): string => {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

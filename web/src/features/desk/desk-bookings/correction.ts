import { localDay } from '../../../lib/local-day';
import type { Booking, Correction } from '../../booking/bookings/models';
import { bookedLinesOf, correctedLinesOf } from '../../booking/line-editor/corrected-lines';
import { clientOf, knownClient, newClient, type NewBooking } from './new-booking';

const clientIdOf = ({ client }: Booking): string | null => client._id ?? client.cardId;

/** A booking as the form's initial values. */
export function draftOf(booking: Booking, timeZone: string): NewBooking {
  const { client, startsAt, note } = booking;
  const id = clientIdOf(booking);
  return {
    client: id === null ? newClient : knownClient({ ...client, _id: id }),
    lines: bookedLinesOf(booking),
    startsAt,
    day: localDay(startsAt, timeZone),
    note,
    priceReason: '',
    sendsEmail: true,
  };
}

/** The parts that take time: services, people, durations, and an alternative start; null until complete. */
export function plannedOf(
  { lines: drafts, startsAt }: NewBooking,
  booking: Booking,
): Pick<Correction, 'lines' | 'startsAt'> | null {
  const lines = correctedLinesOf(drafts);
  return lines && { lines, ...(startsAt !== null && startsAt !== booking.startsAt && { startsAt }) };
}

/** The correction from the form, without unchanged fields. */
export function correctionOf(values: NewBooking, booking: Booking, notifies: boolean): Correction {
  const { client, note, priceReason } = values;
  const isOther = client.id === null || client.id !== clientIdOf(booking);
  return {
    ...plannedOf(values, booking),
    sendLetter: notifies,
    ...(isOther && booking.can.changeClient && { client: clientOf(client) }),
    ...(note.trim() !== booking.note.trim() && { note: note.trim() }),
    ...(priceReason.trim() && { priceReason: priceReason.trim() }),
  };
}

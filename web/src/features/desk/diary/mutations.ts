import { answerOf, client } from '../../../api/client';
import { isoOf } from '../../../lib/zone';
import type { MovedBooking } from '../../booking/bookings/models';
import { isElsewhere, minutesOf, bookingStartsAtMs, type Placement } from '../diary-model/placement';

/** A booking after a change of its time, people or duration. */
export interface Moved {
  version: number;
  /** Null if only the duration has changed, which is not announced and leaves the price as it is. */
  move: MovedBooking | null;
}

/**
 * Moves one service of a booking, resizes it, or both, in one call. Resizing alone has its own call: it is possible
 * while the client is there, and sends no email about a move.
 */
export async function moveLine(
  placement: Placement,
  {
    version,
    allowOutsideHours,
    notifies,
  }: { version: number; allowOutsideHours: boolean; notifies: boolean },
): Promise<Moved> {
  const { booking, line, staffId, minutes, isLengthChosen = false, isAtCurrentPrice = false } = placement;
  const params = { path: { id: booking._id } };
  const common = { version, ...(allowOutsideHours && { allowOutsideHours }) };
  if (!isElsewhere({ ...placement, minutes: minutesOf(line) })) {
    const body = { lineId: line._id, minutes, ...common };
    const resized = await answerOf(client.POST('/bookings/{id}/resize', { params, body }));
    return { version: resized.version, move: null };
  }
  const isTakenOver = staffId !== line.staffId;
  const isLengthSaid = minutes !== minutesOf(line) || (isTakenOver && isLengthChosen);
  const body = {
    startsAt: isoOf(bookingStartsAtMs(placement)),
    ...((isTakenOver || isLengthSaid) && { lineId: line._id }),
    ...(isTakenOver && { staffId }),
    ...(isLengthSaid && { minutes }),
    ...(isAtCurrentPrice && { price: 'current' as const }),
    ...common,
  };
  // The message offers Undo, so the email waits for that.
  const told = { sendLetter: notifies, mayUndo: true };
  const move = await answerOf(client.POST('/bookings/{id}/move', { params, body: { ...body, ...told } }));
  return { version: move.version, move };
}

/** Withholds the email about the move, which waits while its message is shown. False if it was sent already. */
export async function withholdEmail(bookingId: string, version: number): Promise<boolean> {
  const params = { path: { id: bookingId } };
  const call = client.POST('/bookings/{id}/withhold-email', { params, body: { version } });
  return (await answerOf(call)).isWithheld;
}

import { answerOf, client } from '../../api/client';
import { isoOf } from '../../lib/zone';
import { isElsewhere, minutesOf, bookingStartsAtMs, type Placement } from '../diary-model/placement';

/** A stretch of the diary that cannot be booked. */
export interface BlockRequest {
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

/** Moves or resizes one service of a booking, in the one or two calls it takes; answers the booking's new version. */
export async function moveLine(
  placement: Placement,
  { version, allowOutsideHours }: { version: number; allowOutsideHours: boolean },
): Promise<number> {
  const { booking, line, staffId, minutes } = placement;
  const params = { path: { id: booking._id } };
  let known = version;
  if (isElsewhere({ ...placement, minutes: minutesOf(line) })) {
    const body = {
      startsAt: isoOf(bookingStartsAtMs(placement)),
      version: known,
      ...(staffId !== line.staffId && { lineId: line._id, staffId }),
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    known = (await answerOf(client.POST('/bookings/{id}/move', { params, body }))).version;
  }
  if (minutes !== minutesOf(line)) {
    const body = {
      lineId: line._id,
      minutes,
      version: known,
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    known = (await answerOf(client.POST('/bookings/{id}/resize', { params, body }))).version;
  }
  return known;
}

export const createBlock = (body: BlockRequest) => answerOf(client.POST('/blocks', { body }));

export const changeBlock = (id: string, body: BlockRequest) =>
  answerOf(client.PATCH('/blocks/{id}', { params: { path: { id } }, body }));

export const removeBlock = (id: string) =>
  answerOf(client.DELETE('/blocks/{id}', { params: { path: { id } } }));

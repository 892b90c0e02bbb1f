import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { isoOf } from '../../lib/zone';
import { isElsewhere, minutesOf, visitStartsAtMs, type Placement } from './placing';

/** A time that somebody keeps free of clients. */
export interface BlockRequest {
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

/** Puts a service of a visit elsewhere, in the one or two calls that it takes; answers the visit's new version. */
export async function putVisit(
  placement: Placement,
  { version, allowOutsideHours }: { version: number; allowOutsideHours: boolean },
): Promise<number> {
  const { visit, line, staffId, minutes } = placement;
  const params = { path: { id: visit._id } };
  let known = version;
  if (isElsewhere({ ...placement, minutes: minutesOf(line) })) {
    const body = {
      startsAt: isoOf(visitStartsAtMs(placement)),
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

/** Everything that was read of bookings and free times before a change is read again when it is looked at next. */
export function useForgetTimes() {
  const { mutate } = useSWRConfig();
  return () =>
    mutate(
      (key) =>
        Array.isArray(key) &&
        ['/bookings', '/availability'].some((start) => String(key[0]).startsWith(start)),
    );
}

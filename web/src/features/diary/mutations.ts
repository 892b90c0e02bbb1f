import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { isoOf } from '../../lib/zone';
import { visitStartsAtMs, type Placement } from './placing';

/** Gives a visit another time; answers its new version. */
export async function putVisit(placement: Placement): Promise<number> {
  const call = client.POST('/bookings/{id}/move', {
    params: { path: { id: placement.visit._id } },
    body: { startsAt: isoOf(visitStartsAtMs(placement)) },
  });
  return (await answerOf(call)).version;
}

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

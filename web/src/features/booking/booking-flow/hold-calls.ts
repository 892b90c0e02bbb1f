import { answerOf, client } from '../../../api/client';
import type { BookingRequest } from '../bookings/models';
import { expiresByOwnClock } from './hold-clock';
import type { KeptHold } from './flow-storage';

/** Holds a time for ten minutes, replacing the hold with this id; throws `slot-taken` with the nearest free times. */
export async function placeHold(
  request: BookingRequest,
  { holdId, isVisitors }: { holdId: string; isVisitors: boolean },
): Promise<KeptHold> {
  const call = client.POST('/holds', { body: { ...request, holdId } });
  const hold = await answerOf(call);
  const { response } = await call;
  return {
    id: hold._id,
    request: JSON.stringify(request),
    expiresAtMs: expiresByOwnClock(hold.expiresAt, response.headers.get('date'), Date.now()),
    booking: hold.visit,
    isVisitors,
  };
}

/** Reason for needing more time: to decide, or until a code arrives. */
export type ExtensionPurpose = 'choice' | 'code';

/** Restarts the ten minutes; 404 once the hold has expired. */
export async function extendHold(hold: KeptHold, purpose: ExtensionPurpose): Promise<KeptHold> {
  const query = purpose === 'code' ? { for: purpose } : {};
  const call = client.POST('/holds/{id}/extend', { params: { path: { id: hold.id }, query } });
  const { expiresAt } = await answerOf(call);
  const { response } = await call;
  return { ...hold, expiresAtMs: expiresByOwnClock(expiresAt, response.headers.get('date'), Date.now()) };
}

/** After log-in, assigns the hold to the client. They need not know about a failure. */
export async function claimHold(id: string): Promise<void> {
  await answerOf(client.POST('/holds/{id}/claim', { params: { path: { id } } })).catch(() => undefined);
}

/** Releases a hold that is no longer needed. It would expire anyway, so a failure does not matter. */
export async function releaseHold(id: string): Promise<void> {
  await answerOf(client.DELETE('/holds/{id}', { params: { path: { id } } })).catch(() => undefined);
}

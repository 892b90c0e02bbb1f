import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { apiKey } from '../../api/use-api';
import { randomId } from '../../lib/random-id';
import { attemptFor } from './attempt';
import { expiresByOwnClock } from './hold-clock';
import { keep, keptAttempt, type Draft, type KeptHold } from './kept-choice';
import type { Booking, DeskRequest, FindBookings, VisitRequest } from './models';
import type { StatusVerb } from './booking-actions';

/** Holds a time for ten minutes in place of the hold with this id; throws `slot-taken` with the nearest free times. */
export async function placeHold(request: VisitRequest, holdId: string): Promise<KeptHold> {
  const call = client.POST('/holds', { body: { ...request, holdId } });
  const hold = await answerOf(call);
  const { response } = await call;
  return {
    id: hold._id,
    request: JSON.stringify(request),
    expiresAtMs: expiresByOwnClock(hold.expiresAt, response.headers.get('date'), Date.now()),
    visit: hold.visit,
  };
}

/** Gives her the full time again; answers 404 once the hold has ended. */
export async function extendHold(hold: KeptHold): Promise<KeptHold> {
  const call = client.POST('/holds/{id}/extend', { params: { path: { id: hold.id } } });
  const { expiresAt } = await answerOf(call);
  const { response } = await call;
  return { ...hold, expiresAtMs: expiresByOwnClock(expiresAt, response.headers.get('date'), Date.now()) };
}

/** Lets a hold go that she has no more use for. It would end by itself, so a failure is no matter. */
export async function releaseHold(id: string): Promise<void> {
  await answerOf(client.DELETE('/holds/{id}', { params: { path: { id } } })).catch(() => undefined);
}

/** The visit for her calendar; a later file of the same visit replaces the entry. */
export async function takeCalendarFile({
  _id: id,
  reference,
}: Booking): Promise<{ name: string; file: Blob }> {
  const call = client.GET('/bookings/{id}/calendar', { params: { path: { id } }, parseAs: 'blob' });
  // The contract can only call a file a text.
  const file: unknown = await answerOf(call);
  if (!(file instanceof Blob)) throw new Error('The calendar file is none.');
  return { name: `visit-${reference}.ics`, file };
}

interface Move {
  startsAt: string;
  /** `keep` for those who were to do it, `any` for anyone who can, or the id of a person. */
  who: string;
  /** For the desk: also when the person does not work then. */
  allowOutsideHours?: boolean;
}

const performersOf = (who: string): { staff: 'keep' | 'any' } | { staffId: string } =>
  who === 'keep' || who === 'any' ? { staff: who } : { staffId: who };

/** Verbs that change bookings; each names what was read before and is true no more. */
export function useBookingActions() {
  const { mutate } = useSWRConfig();
  const isAbout =
    (...starts: string[]) =>
    (key: unknown) =>
      Array.isArray(key) && starts.some((start) => String(key[0]).startsWith(start));

  const isTheBooking = (key: unknown) => Array.isArray(key) && key[0] === '/bookings/{id}';

  /** Free times, lists and histories of bookings are read again; the booking itself is known. */
  const settle = async (booking: Booking) => {
    await mutate(apiKey('/bookings/{id}', { params: { path: { id: booking._id } } }), booking, {
      revalidate: false,
    });
    // Read again by whoever shows them; an answer on its way from before the change is not waited for.
    await mutate(isAbout('/availability'), undefined);
    await mutate((key) => isAbout('/bookings')(key) && !isTheBooking(key));
    return booking;
  };

  return {
    /** What a booking turned out to be takes the place of what was read of it before. */
    takeAsItIs: (booking: Booking) => void settle(booking),

    /** Free times were read before somebody else took one. */
    forgetFreeTimes: () => mutate(isAbout('/availability')),

    /** Books; pressed twice or tried again after a lost answer it is the same booking. */
    async createBooking(request: VisitRequest, holdId: string | null, { note, phone }: Draft) {
      const words = {
        ...(note.trim() && { note: note.trim() }),
        ...(phone?.trim() && { phone: phone.trim() }),
      };
      const body = { ...request, ...(holdId && { holdId }), ...words };
      const attempt = attemptFor(JSON.stringify(body), keptAttempt(), randomId);
      keep('attempt', attempt);
      const header = { 'Idempotency-Key': attempt.key };
      const booking = await answerOf(client.POST('/bookings', { params: { header }, body }));
      keep('attempt', null);
      return settle(booking);
    },

    // A booking is changed as she has seen it: what somebody else has changed meanwhile is not changed again blindly.

    async cancelBooking({ _id: id, version }: Booking, reason: string) {
      const body = { version, ...(reason.trim() && { reason: reason.trim() }) };
      return settle(await answerOf(client.POST('/bookings/{id}/cancel', { params: { path: { id } }, body })));
    },

    async moveBooking(
      { _id: id, version }: Booking,
      { startsAt, who, allowOutsideHours = false }: Move,
    ): Promise<Booking> {
      const body = {
        startsAt,
        version,
        ...performersOf(who),
        ...(allowOutsideHours && { allowOutsideHours }),
      };
      return settle(await answerOf(client.POST('/bookings/{id}/move', { params: { path: { id } }, body })));
    },

    async changeStatus({ _id: id, version }: Booking, verb: StatusVerb) {
      const body = { verb, version };
      return settle(await answerOf(client.POST('/bookings/{id}/status', { params: { path: { id } }, body })));
    },

    async writeNote({ _id: id, version }: Booking, note: string) {
      const body = { note, version };
      return settle(await answerOf(client.PATCH('/bookings/{id}', { params: { path: { id } }, body })));
    },

    async bookAtDesk(body: DeskRequest, key: string) {
      const header = { 'Idempotency-Key': key };
      return settle(await answerOf(client.POST('/bookings/desk', { params: { header }, body })));
    },

    /** What was found, as a table for a spreadsheet. */
    async takeBookings(query: FindBookings) {
      const call = client.GET('/bookings/export', { params: { query }, parseAs: 'blob' });
      const file = (await answerOf(call)) as unknown as Blob;
      const told = (await call).response.headers.get('content-disposition') ?? '';
      return { file, name: /filename="([^"]+)"/.exec(told)?.[1] ?? 'bookings.csv' };
    },
  };
}

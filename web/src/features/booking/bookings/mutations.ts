import { useSWRConfig } from 'swr';
import { linkHeader } from '../../../api/booking-link';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import { isStale, useForget, useRefresh } from '../../../api/use-refresh';
import type { Booking, Correction, MovedBooking } from './models';
import type { StatusVerb } from './status-actions';

/** The booking as a calendar file; importing a later one replaces the entry. */
export async function fetchCalendarFile(
  { _id: id, reference }: Booking,
  link?: string,
): Promise<{ name: string; file: Blob }> {
  const params = { path: { id }, ...linkHeader(link) };
  const call = client.GET('/bookings/{id}/calendar', { params, parseAs: 'blob' });
  // The contract can describe a file only as text.
  const file: unknown = await answerOf(call);
  if (!(file instanceof Blob)) throw new Error('The answer is not a calendar file.');
  return { name: `booking-${reference}.ics`, file };
}

interface Move {
  startsAt: string;
  /** `keep` for the current team members, `any` for anyone, or a team member's id. */
  staff: string;
  /** For the desk: also allows times when the team member does not work. */
  allowOutsideHours?: boolean;
  /** For the desk: keep the agreed price, or use the new team member's. */
  price?: PriceChoice | undefined;
  /** The terms on the screen: the move is refused if it has others. */
  shown?: { totalPrice: number; endsAt: string } | undefined;
  /** For the desk: true to email the client, after the time for undoing has passed. */
  atDesk?: { notifies: boolean } | undefined;
  /** The secret of a booking link, for a client who is not logged in. */
  link?: string | undefined;
}

export type PriceChoice = 'agreed' | 'current';

export const staffChoiceOf = (staff: string): { staff: 'keep' | 'any' } | { staffId: string } =>
  staff === 'keep' || staff === 'any' ? { staff } : { staffId: staff };

/** Adopts a changed booking: reloads free times, and lists and histories of bookings. */
export function useSettleBooking() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const forget = useForget();
  return async <Changed extends Booking>(booking: Changed): Promise<Changed> => {
    // The response contains the current booking, so it need not be reloaded.
    await mutate(apiKey('/bookings/{id}', { params: { path: { id: booking._id } } }), booking, {
      revalidate: false,
    });
    await forget('/availability/**');
    // The open dialog need not ask again what its move would change: the booking may now be too near to be moved.
    await mutate(isStale(['/bookings/{id}/move']), undefined, { revalidate: false });
    await refresh('/bookings', '/bookings/mine', '/bookings/diary', '/bookings/{id}/history');
    return booking;
  };
}

/**
 * Actions on a booking. Each sends the version on the screen, so that no one else's change is overwritten unseen.
 */
export function useBookingActions() {
  const settle = useSettleBooking();
  /** A link shows less of a booking than an account reads, so its answer is not kept. */
  const settleFor = <Changed extends Booking>(link: string | undefined, booking: Changed) =>
    link === undefined ? settle(booking) : booking;

  return {
    async cancelBooking(
      { _id: id, version }: Booking,
      reason: string,
      { atDesk, by, link }: Pick<Move, 'atDesk' | 'link'> & { by?: 'client' | 'salon' | undefined } = {},
    ) {
      const params = { path: { id }, ...linkHeader(link) };
      const body = {
        version,
        ...(reason.trim() && { reason: reason.trim() }),
        ...(by && { by }),
        ...(atDesk && { sendLetter: atDesk.notifies, mayUndo: true }),
      };
      return settleFor(link, await answerOf(client.POST('/bookings/{id}/cancel', { params, body })));
    },

    async moveBooking(
      { _id: id, version }: Booking,
      { startsAt, staff, allowOutsideHours = false, price, shown, atDesk, link }: Move,
    ): Promise<MovedBooking> {
      const params = { path: { id }, ...linkHeader(link) };
      const body = {
        startsAt,
        version,
        ...staffChoiceOf(staff),
        ...(allowOutsideHours && { allowOutsideHours }),
        ...(price && { price }),
        ...(shown && { shown: { totalPrice: shown.totalPrice, endsAt: shown.endsAt } }),
        ...(atDesk && { sendLetter: atDesk.notifies, mayUndo: true }),
      };
      return settleFor(link, await answerOf(client.POST('/bookings/{id}/move', { params, body })));
    },

    async correctBooking({ _id: id, version }: Pick<Booking, '_id' | 'version'>, correction: Correction) {
      const body = { version, ...correction };
      return settle(
        await answerOf(client.POST('/bookings/{id}/correct', { params: { path: { id } }, body })),
      );
    },

    /** It comes back as agreed, regardless of working hours. */
    async reinstateBooking({ _id: id, version }: Pick<Booking, '_id' | 'version'>, notifies: boolean) {
      const body = { version, allowOutsideHours: true, sendLetter: notifies };
      return settle(
        await answerOf(client.POST('/bookings/{id}/reinstate', { params: { path: { id } }, body })),
      );
    },

    async changeStatus({ _id: id, version }: Pick<Booking, '_id' | 'version'>, verb: StatusVerb) {
      const body = { verb, version };
      return settle(await answerOf(client.POST('/bookings/{id}/status', { params: { path: { id } }, body })));
    },

    async changeNote({ _id: id, version }: Booking, note: string) {
      const body = { note, version };
      return settle(await answerOf(client.PATCH('/bookings/{id}', { params: { path: { id } }, body })));
    },
  };
}

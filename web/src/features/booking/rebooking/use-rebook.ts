import { answerOf, client as api } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Booking } from '../bookings/models';
import { useSettleBooking } from '../bookings/mutations';
import type { RebookLine } from './preset';

/** Repeats a booking for the same client, by the rules for the user; the same key means the same booking. */
export function useRebook({ client: { _id, cardId, ...client } }: Booking, isAtDesk: boolean) {
  const settle = useSettleBooking();
  const refresh = useRefresh();
  return async (lines: readonly RebookLine[], startsAt: string, key: string) => {
    const header = { 'Idempotency-Key': key };
    const body = {
      lines: lines.map(({ serviceId, staffId, addOnIds }) => ({ serviceId, staffId, addOnIds })),
      startsAt,
    };
    const id = _id ?? cardId;
    // A client without a record is entered by name.
    const whom = id === null ? { name: client.name } : { _id: id };
    const made = isAtDesk
      ? api.POST('/bookings/desk', { params: { header }, body: { ...body, client: whom } })
      : api.POST('/bookings', {
          params: { header },
          body: {
            ...body,
            // A booking of someone whom the client looks after has no account.
            ...(_id === null && cardId !== null && { personId: cardId }),
            ...(client.phone && { phone: client.phone }),
          },
        });
    const booking = await settle(await answerOf(made));
    void refresh('/bookings/**');
    return booking;
  };
}

import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { DeskRequest } from '../../booking/bookings/models';
import { useSettleBooking } from '../../booking/bookings/mutations';

/** Books by the desk's rules. Idempotent: the same key means the same booking. */
export function useBookAtDesk() {
  const settle = useSettleBooking();
  const refresh = useRefresh();
  return async (body: DeskRequest, key: string) => {
    const header = { 'Idempotency-Key': key };
    const booking = await answerOf(client.POST('/bookings/desk', { params: { header }, body }));
    // A new client may have been added.
    void refresh('/clients/**');
    return settle(booking);
  };
}

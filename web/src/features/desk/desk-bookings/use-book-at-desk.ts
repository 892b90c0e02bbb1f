import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { DeskRequest } from '../../booking/bookings/models';
import { useSettleBooking } from '../../booking/bookings/mutations';

/** Books by the rules of the desk; with the same key it is the same booking, however often it is sent. */
export function useBookAtDesk() {
  const settle = useSettleBooking();
  const refresh = useRefresh();
  return async (body: DeskRequest, key: string) => {
    const header = { 'Idempotency-Key': key };
    const booking = await answerOf(client.POST('/bookings/desk', { params: { header }, body }));
    // It may have been for somebody who was not on file yet.
    void refresh('/clients/**');
    return settle(booking);
  };
}

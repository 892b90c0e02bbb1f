import { answerOf, client } from '../../api/client';
import type { DeskRequest } from '../bookings/models';
import { useSettleBooking } from '../bookings/mutations';

/** Books by the rules of the desk; with the same key it is the same booking, however often it is sent. */
export function useBookAtDesk() {
  const settle = useSettleBooking();
  return async (body: DeskRequest, key: string) => {
    const header = { 'Idempotency-Key': key };
    return settle(await answerOf(client.POST('/bookings/desk', { params: { header }, body })));
  };
}

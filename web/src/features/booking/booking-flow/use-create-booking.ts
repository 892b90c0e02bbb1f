import { answerOf, client } from '../../../api/client';
import { randomId } from '../../../lib/random-id';
import { attemptFor } from '../bookings/attempt';
import type { BookingRequest } from '../bookings/models';
import { useSettleBooking } from '../bookings/mutations';
import { keep, keptAttempt, type Draft, type KeptHold } from './flow-storage';
import { termsOf } from './hold-terms';

/**
 * Makes the booking on the terms that the client agreed to, or throws `terms-changed`. Idempotent: a double click, or a
 * retry after a lost response, is the same booking.
 */
export function useCreateBooking() {
  const settle = useSettleBooking();
  return async (request: BookingRequest, agreed: KeptHold, { note, phone }: Draft) => {
    const words = {
      ...(note.trim() && { note: note.trim() }),
      ...(phone.trim() && { phone: phone.trim() }),
    };
    const body = { ...request, holdId: agreed.id, shown: termsOf(agreed.booking), ...words };
    const attempt = attemptFor(JSON.stringify(body), keptAttempt(), randomId);
    keep('attempt', attempt);
    const header = { 'Idempotency-Key': attempt.key };
    const booking = await answerOf(client.POST('/bookings', { params: { header }, body }));
    keep('attempt', null);
    return settle(booking);
  };
}

import { useState } from 'react';
import { ToPayList } from '../sales/to-pay-list';
import { CheckoutDialog } from './lazy-checkout-dialog';

/** The visits that are to be paid, each of them one press away from that. */
export function ToPay() {
  const [bookingId, setBookingId] = useState<string | null>(null);
  return (
    <>
      <ToPayList onCheckOut={({ _id }) => setBookingId(_id)} />
      {bookingId !== null && <CheckoutDialog bookingId={bookingId} onClose={() => setBookingId(null)} />}
    </>
  );
}

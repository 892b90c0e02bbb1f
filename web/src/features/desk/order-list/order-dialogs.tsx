import type { Salon } from '../../../api/models';
import { CancelDialog } from '../../booking/bookings/cancel-dialog';
import type { Booking } from '../../booking/bookings/models';
import { CheckoutDialog } from '../../money/checkout/lazy-checkout-dialog';
import { BookingDialog } from '../desk-bookings/booking-dialog';
import { MoveDialog } from '../desk-bookings/move-dialog';

/** The dialog open above the list. */
export interface Opened {
  verb: 'view' | 'check-out' | 'move' | 'cancel';
  booking: Booking;
  changes?: readonly string[];
}

/** Whatever is open above the list: a booking, or moving or cancelling it. */
export function OrderDialogs({
  opened,
  salon,
  onOpen,
  onClose,
}: {
  opened: Opened;
  salon: Salon | undefined;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}) {
  if (!salon) return null;
  const { verb, booking, changes } = opened;
  if (verb === 'check-out') return <CheckoutDialog bookingId={booking._id} onClose={onClose} />;
  if (verb === 'move') return <MoveDialog booking={booking} salon={salon} onClose={onClose} />;
  if (verb === 'cancel') return <CancelDialog booking={booking} salon={salon} isAtDesk onClose={onClose} />;
  return (
    <BookingDialog
      booking={booking}
      salon={salon}
      changes={changes}
      key={booking._id}
      onMove={(moving) => onOpen({ verb: 'move', booking: moving })}
      onCancel={(ending) => onOpen({ verb: 'cancel', booking: ending })}
      onClose={onClose}
    />
  );
}

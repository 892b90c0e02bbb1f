import { useState } from 'react';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Unanswered } from '../../../ui/answered';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { CancelDialog } from '../../booking/bookings/cancel-dialog';
import { BookingDialog } from './booking-dialog';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** A booking loaded by id, with all of the desk's actions. The caller handles moving. */
export function BookingById({
  bookingId,
  isLate,
  onMove,
  onClose,
}: {
  bookingId: string;
  /** True if it is opened to say that it runs late. */
  isLate?: boolean | undefined;
  onMove: () => void;
  onClose: () => void;
}) {
  const words = useWords(deskBookings);
  const salon = useSalon();
  const booking = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  const [isCancelling, setCancelling] = useState(false);

  if (booking.data && salon.data && isCancelling) {
    return <CancelDialog booking={booking.data} salon={salon.data} isAtDesk onClose={onClose} />;
  }
  if (booking.data && salon.data) {
    return (
      <BookingDialog
        booking={booking.data}
        salon={salon.data}
        isLate={isLate}
        onMove={onMove}
        onCancel={() => setCancelling(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={words.booking()} isOpen onClose={onClose}>
      <Unanswered
        answer={allOf({ booking, salon })}
        what={words.thisBooking()}
        skeleton={<Skeleton $height="12rem" />}
      />
    </Dialog>
  );
}

import { useState } from 'react';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { BookingById } from '../desk-bookings/booking-by-id';
import { MoveDialog } from '../desk-bookings/move-dialog';

/** A visit with all of the desk's actions. */
export function OpenedVisit({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const [isMoving, setMoving] = useState(false);
  const salon = useSalon();
  const booking = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  if (isMoving && booking.data && salon.data) {
    return <MoveDialog booking={booking.data} salon={salon.data} onClose={onClose} />;
  }
  return <BookingById bookingId={bookingId} onMove={() => setMoving(true)} onClose={onClose} />;
}

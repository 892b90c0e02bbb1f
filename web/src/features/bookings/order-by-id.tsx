import { useState } from 'react';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { CancelDialog } from './cancel-dialog';
import { OrderDialog } from './order-dialog';

/** One booking for whoever knows its id only, with all that the desk can do to it. Moving it is the caller's. */
export function OrderById({
  bookingId,
  onMove,
  onClose,
}: {
  bookingId: string;
  onMove: () => void;
  onClose: () => void;
}) {
  const salon = useSalon();
  const booking = useApi('/bookings/{id}', { params: { path: { id: bookingId } } });
  const [isCancelling, setCancelling] = useState(false);

  const failure = booking.error ?? salon.error;
  if (booking.data && salon.data && isCancelling) {
    return <CancelDialog booking={booking.data} salon={salon.data} isAtDesk onClose={onClose} />;
  }
  if (booking.data && salon.data) {
    return (
      <OrderDialog
        booking={booking.data}
        salon={salon.data}
        onMove={onMove}
        onCancel={() => setCancelling(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title="Visit" isOpen onClose={onClose}>
      {failure ? (
        <Failure
          title="We could not read this visit"
          message={sentenceOf(failure)}
          onRetry={() => void Promise.all([booking.mutate(), salon.mutate()])}
          isRetrying={booking.isValidating}
        />
      ) : (
        <Skeleton $height="12rem" />
      )}
    </Dialog>
  );
}

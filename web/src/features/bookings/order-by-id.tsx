import { useState } from 'react';
import { asProblem, sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import { statusWords } from '../../ui/status-badge';
import { toast } from '../../ui/toaster';
import type { StatusVerb } from './booking-actions';
import { CancelDialog } from './cancel-dialog';
import { changeSentences } from './change-sentences';
import { clientName } from './client-name';
import { freshOf } from './fresh-of';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
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
  const { changeStatus } = useBookingActions();
  const [isCancelling, setCancelling] = useState(false);

  const [isFresh, setFresh] = useState(false);

  const showStale = (thrown: unknown): boolean => {
    const fresh = freshOf(thrown);
    if (!fresh) return false;
    setFresh(true);
    void booking.mutate(fresh, { revalidate: false });
    return true;
  };
  const mark = async (marked: Booking, verb: StatusVerb) => {
    try {
      const changed = await changeStatus(marked, verb);
      toast.success(`${clientName(changed)}: ${statusWords[changed.status].toLowerCase()}.`);
      onClose();
    } catch (thrown) {
      if (!showStale(thrown)) toast.error(sentenceOf(asProblem(thrown), changeSentences));
    }
  };

  const failure = booking.error ?? salon.error;
  if (booking.data && salon.data && isCancelling) {
    return <CancelDialog booking={booking.data} salon={salon.data} isAtDesk onClose={onClose} />;
  }
  if (booking.data && salon.data) {
    return (
      <OrderDialog
        booking={booking.data}
        salon={salon.data}
        key={booking.data.version}
        isFresh={isFresh}
        onStale={showStale}
        onMark={mark}
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

import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { Dialog } from '../../../ui/dialog';
import { Failure } from '../../../ui/failure';
import { Skeleton } from '../../../ui/skeleton';
import { NewBookingForm } from './new-booking-form';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

interface Props {
  /** Whom it is for, when the desk comes from the client's page. */
  clientId?: string | undefined;
  /** Where the desk pressed in the diary. */
  startsAt?: string | undefined;
  staffId?: string | undefined;
  /** The day that is on the screen. */
  day?: string | undefined;
  onClose: () => void;
}

/** The form of a new booking, once everything it starts with has loaded. */
export function NewBookingDialog({ clientId, startsAt, staffId, day, onClose }: Props) {
  const words = useWords(deskBookings);
  const sentenceOf = useSentenceOf();
  const salon = useSalon();
  const client = useApi(clientId ? '/clients/{id}' : null, { params: { path: { id: clientId ?? '' } } });
  const error = salon.error ?? client.error;
  const isKnown = clientId === undefined || client.data !== undefined;
  return (
    <Dialog kind="wide" title={words.newBooking()} isOpen onClose={onClose}>
      {error && (
        <Failure
          what={words.theForm()}
          message={sentenceOf(error)}
          onRetry={() => void Promise.all([salon.mutate(), client.mutate()])}
        />
      )}
      {!error && !(salon.data && isKnown) && <Skeleton $height="320px" />}
      {!error && salon.data && isKnown && (
        <NewBookingForm
          salon={salon.data}
          client={client.data}
          startsAt={startsAt}
          staffId={staffId}
          day={day}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

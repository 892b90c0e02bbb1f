import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Answered } from '../../../ui/answered';
import { Dialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { NewBookingForm } from './new-booking-form';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

interface Props {
  /** The client, if the desk comes from a client's page. */
  clientId?: string | undefined;
  /** The start, if the desk clicked in the diary. */
  startsAt?: string | undefined;
  staffId?: string | undefined;
  /** The day on the screen. */
  day?: string | undefined;
  onClose: () => void;
}

/** The form for a new booking, once its data has loaded. */
export function NewBookingDialog({ clientId, startsAt, staffId, day, onClose }: Props) {
  const words = useWords(deskBookings);
  const salon = useSalon();
  const client = useApi(clientId ? '/clients/{id}' : null, { params: { path: { id: clientId ?? '' } } });
  return (
    <Dialog kind="wide" title={words.newBooking()} isOpen onClose={onClose}>
      <Answered
        answer={clientId === undefined ? allOf({ salon }) : allOf({ salon, client })}
        what={words.theForm()}
        skeleton={<Skeleton $height="320px" />}
      >
        {(known) => (
          <NewBookingForm
            salon={known.salon}
            client={client.data}
            startsAt={startsAt}
            staffId={staffId}
            day={day}
            onDone={onClose}
          />
        )}
      </Answered>
    </Dialog>
  );
}

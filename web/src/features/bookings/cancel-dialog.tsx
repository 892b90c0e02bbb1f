import type { Salon } from '../../api/models';
import { useApiForm } from '../../api/use-api-form';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/field';
import { Form } from '../../ui/form';
import { StaleAlert } from '../../ui/stale-alert';
import { toast } from '../../ui/toaster';
import { DialogActions } from '../../ui/button-row';
import { ContactNote } from '../client-news/contact-note';
import { announceTold } from '../client-news/told';
import { clientName } from './client-name';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { bookingProblemSentences } from './booking-problem-sentences';
import { bookingHasChanged, useCurrentBooking } from './use-current-booking';
import { bookingWhen } from './booking-lines';

/** Asks once more before a booking is cancelled, naming it and its cancellation deadline. */
export function CancelDialog({
  booking: opened,
  salon: { timeZone },
  isAtDesk = false,
  onClose,
}: {
  booking: Booking;
  salon: Pick<Salon, 'timeZone'>;
  /** The salon has no deadline. */
  isAtDesk?: boolean;
  onClose: () => void;
}) {
  const { formatDay, formatTime } = useFormats();
  const { cancelBooking } = useBookingActions();
  const { booking, changes, isStale } = useCurrentBooking({ booking: opened, changes: [] }, timeZone);
  const deadline = booking.cancellationDeadline;
  const until = `${formatDay(deadline, timeZone)}, ${formatTime(deadline, timeZone)}`;

  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      try {
        const { news } = await cancelBooking(booking, reason);
        if (isAtDesk) announceTold('Booking cancelled.', news);
        else toast.success('Booking cancelled.');
      } catch (thrown) {
        if (isStale(thrown)) return false;
        throw thrown;
      }
      onClose();
    },
    sentences: bookingProblemSentences,
  });

  return (
    <Dialog title="Cancel this booking?" isOpen onClose={onClose}>
      <Form form={form}>
        <StaleAlert title={bookingHasChanged} changes={changes}>
          {booking.can.cancel
            ? 'It has not been cancelled yet. Cancel it if you still want to.'
            : 'It can no longer be cancelled.'}
        </StaleAlert>
        <p>
          <strong>{booking.lines.map(({ title }) => title).join(', ')}</strong>
          <br />
          {bookingWhen(booking, timeZone)}
        </p>
        <p>
          {!isAtDesk
            ? `You can cancel online until ${until}.`
            : booking.client._id === null
              ? `${clientName(booking)} has no account and cannot cancel online. The salon can cancel at any time.`
              : `${clientName(booking)} can cancel online until ${until}. The salon can cancel at any time.`}{' '}
          Others can book this time right away.
        </p>
        {isAtDesk && <ContactNote bookingId={booking._id} />}
        <TextArea label="Reason" rows={2} maxLength={500} {...form.field('reason')} />
        {form.failure && (
          <Alert tone="danger" title="We couldn’t cancel the booking">
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            Keep booking
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy} disabled={!booking.can.cancel}>
            Cancel booking
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

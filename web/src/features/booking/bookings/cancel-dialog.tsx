import { isLinkEnded } from '../../../api/booking-link';
import type { Salon } from '../../../api/models';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { StaleAlert } from '../../../ui/stale-alert';
import { toast } from '../../../ui/toast';
import { useNow } from '../../../ui/use-now';
import { DialogActions } from '../../../ui/button-row';
import { inSentence } from '../../../words/in-sentence';
import { NotifyClientField } from '../client-news/notify-client-field';
import { announceTold } from '../client-news/told';
import { useNotifyClient } from '../client-news/use-notify-client';
import { clientName } from './client-name';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { bookingProblemSentences } from './booking-problem-sentences';
import { useBookingTexts } from './use-booking-texts';
import { useCurrentBooking } from './use-current-booking';
import { useReinstate } from './use-reinstate';
import { bookingWhen } from './booking-lines';
import { type Canceller, WhoCancelled } from './who-cancelled';

/** Confirms a cancellation, naming the booking and its cancellation deadline. */
export function CancelDialog({
  booking: opened,
  salon: { timeZone },
  isAtDesk = false,
  link,
  onCancelled,
  onEnded,
  onClose,
}: {
  booking: Booking;
  salon: Pick<Salon, 'timeZone'>;
  /** For the salon, which has no deadline. */
  isAtDesk?: boolean;
  /** The secret of a booking link, for a client who is not logged in. */
  link?: string | undefined;
  onCancelled?: ((booking: Booking) => void) | undefined;
  /** The link has ended in the meantime, perhaps by an earlier press whose answer was lost. */
  onEnded?: (() => void) | undefined;
  onClose: () => void;
}) {
  const texts = useBookingTexts();
  const {
    words,
    formats: { formatDay, formatSeries, formatTime },
  } = texts;
  const { cancelBooking } = useBookingActions();
  const { booking, changes, isStale } = useCurrentBooking({ booking: opened, changes: [] }, timeZone, link);
  const [notifies, setNotifies] = useNotifyClient();
  const now = useNow(60_000);
  const reinstate = useReinstate();
  const deadline = booking.cancellationDeadline;
  const until = words.dayAndTime({
    day: formatDay(deadline, timeZone),
    time: formatTime(deadline, timeZone),
  });
  const name = <bdi>{clientName(words, booking)}</bdi>;

  const form = useApiForm({
    defaultValues: { reason: '', by: null as Canceller | null },
    check: ({ by }): Record<string, string> =>
      isAtDesk && by === null ? { by: words.chooseWhoCancelled() } : {},
    send: async ({ reason, by }) => {
      try {
        const cancelled = await cancelBooking(booking, reason, {
          atDesk: isAtDesk ? { notifies } : undefined,
          by: by ?? undefined,
          link,
        });
        const undo = { label: words.undo(), run: () => void reinstate(cancelled, notifies) };
        if (isAtDesk) announceTold(words, words.bookingCancelled(), { news: cancelled.news, notifies }, undo);
        else toast.success(words.bookingCancelled());
        onCancelled?.(cancelled);
      } catch (thrown) {
        if (isStale(thrown)) return false;
        if (onEnded && isLinkEnded(thrown)) {
          onEnded();
          return false;
        }
        throw thrown;
      }
      onClose();
    },
    sentences: bookingProblemSentences(words),
  });
  const by = useFormValue(form, 'by');

  return (
    <Dialog title={words.cancelThis()} isOpen onClose={onClose}>
      <Form form={form}>
        <StaleAlert title={words.bookingHasChanged()} changes={changes}>
          {booking.can.cancel ? words.notCancelledYet() : words.noLongerCancellable()}
        </StaleAlert>
        <p>
          <strong>{formatSeries(booking.lines.map(({ title }) => title))}</strong>
          <br />
          {bookingWhen(texts, booking, timeZone)}
        </p>
        <p>
          {!isAtDesk
            ? words.youCanCancelUntil({ until })
            : booking.client._id === null
              ? inSentence(words.cannotCancelOnline, { name })
              : inSentence(words.canCancelUntil, { name, until })}
        </p>
        {isAtDesk && <WhoCancelled {...by} isLate={now > Date.parse(deadline)} />}
        {isAtDesk && (
          <NotifyClientField
            bookingId={booking._id}
            notifies={notifies}
            isKnown={by.value === 'client'}
            onChange={setNotifies}
          />
        )}
        <TextArea label={words.reason()} rows={2} maxLength={500} {...form.field('reason')} />
        {form.failure && (
          <Alert tone="danger" title={words.couldNotCancel()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.keepBooking()}
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy} disabled={!booking.can.cancel}>
            {words.cancelBooking()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

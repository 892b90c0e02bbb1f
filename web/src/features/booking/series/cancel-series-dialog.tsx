import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { useNow } from '../../../ui/use-now';
import { bookingWhen } from '../bookings/booking-lines';
import { bookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { type Canceller, WhoCancelled } from '../bookings/who-cancelled';
import { NotifyClientField } from '../client-news/notify-client-field';
import { announceTold } from '../client-news/told';
import { useNotifyClient } from '../client-news/use-notify-client';
import { series } from '../../../words/series.gen';
import { useWords } from '../../../words/use-words';
import { useStayedText } from './use-stayed-text';
import { useSeriesActions } from './use-series-actions';

/** Confirms the cancellation of a booking and the later ones of its series. */
export function CancelSeriesDialog({
  booking,
  seriesId,
  timeZone,
  onCancelled,
  onClose,
}: {
  booking: Booking;
  seriesId: string;
  timeZone: string;
  onCancelled: () => void;
  onClose: () => void;
}) {
  const words = useWords(series);
  const texts = useBookingTexts();
  const stayedText = useStayedText(timeZone);
  const { cancelSeries } = useSeriesActions();
  const [notifies, setNotifies] = useNotifyClient();
  const form = useApiForm({
    defaultValues: { reason: '', by: null as Canceller | null },
    check: ({ by }): Record<string, string> => (by === null ? { by: texts.words.chooseWhoCancelled() } : {}),
    send: async ({ reason, by }) => {
      const { changed, stayed, news } = await cancelSeries(seriesId, {
        ...{ from: booking._id, version: booking.version, sendLetter: notifies },
        ...(reason.trim() && { reason: reason.trim() }),
        ...(by && { by }),
      });
      const sentence = [words.areCancelled({ count: changed }), stayedText(stayed)].join(' ').trim();
      announceTold(texts.words, sentence, { news, notifies });
      onCancelled();
    },
    sentences: bookingProblemSentences(texts.words),
  });
  const by = useFormValue(form, 'by');
  const now = useNow(60_000);
  return (
    <Dialog title={words.cancelLaterTitle()} isOpen onClose={onClose}>
      <Form form={form}>
        <p>{words.laterGoToo({ when: bookingWhen(texts, booking, timeZone) })}</p>
        <WhoCancelled {...by} isLate={now > Date.parse(booking.cancellationDeadline)} />
        <NotifyClientField
          bookingId={booking._id}
          notifies={notifies}
          isKnown={by.value === 'client'}
          onChange={setNotifies}
        />
        <TextArea label={texts.words.reason()} rows={2} maxLength={500} {...form.field('reason')} />
        {form.failure && (
          <Alert tone="danger" title={texts.words.couldNotCancel()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.keepThem()}
          </Button>
          <Button variant="danger" type="submit" isBusy={form.isBusy}>
            {words.cancelThem()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Salon } from '../../../api/models';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { StaleAlert } from '../../../ui/stale-alert';
import { toast } from '../../../ui/toast';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { myBookings } from '../../../words/my-bookings.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { bookingWhen } from '../bookings/booking-lines';
import { bookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { changedTerms, termsText } from '../booking-moves/move-terms-text';
import { useBookingActions } from '../bookings/mutations';
import { useBookingTexts } from '../bookings/use-booking-texts';
import { useCorrectionPreview } from '../booking-moves/use-correction-preview';
import { useCurrentBooking } from '../bookings/use-current-booking';
import { bookedLinesOf, correctedLinesOf } from '../line-editor/corrected-lines';
import { mistakesOf, type DraftLine } from '../line-editor/draft-lines';
import { LinesField } from '../line-editor/lines-field';

/** Changes the services, add-ons or people of a client's booking, at a price shown before they agree. */
export function ServicesDialog({
  booking: opened,
  salon: { timeZone },
  onClose,
}: {
  booking: Booking;
  salon: Salon;
  onClose: () => void;
}) {
  const words = useWords(myBookings);
  const editor = useWords(deskBookings);
  const cancel = useWords(shell).cancel();
  const texts = useBookingTexts();
  const { correctBooking } = useBookingActions();
  const { booking, changes, isStale } = useCurrentBooking({ booking: opened, changes: [] }, timeZone);
  const { data: services = [] } = useApi('/services');
  const { data: staff = [] } = useApi('/staff');
  const sentences = {
    ...bookingProblemSentences(texts.words),
    'slot-taken': words.doesNotFit(),
    'outside-hours': words.doesNotFit(),
    'client-busy': texts.words.youAreBusy(),
  };
  const [defaultValues] = useState((): { lines: DraftLine[] } => ({ lines: bookedLinesOf(opened) }));
  const form = useApiForm({
    defaultValues,
    check: ({ lines }) =>
      Object.fromEntries(
        lines.flatMap((line, index) =>
          Object.entries(mistakesOf(editor, line, staff)).map(([name, mistake]) => [
            `lines.${index}.${name}`,
            mistake,
          ]),
        ),
      ),
    send: async ({ lines }) => {
      const asked = correctedLinesOf(lines);
      if (!asked || !planned) return false;
      const shown = { totalPrice: planned.totalPrice, endsAt: planned.endsAt };
      try {
        await correctBooking(booking, { lines: asked, shown });
      } catch (thrown) {
        if (isStale(thrown)) return false;
        void preview.mutate();
        throw thrown;
      }
      toast.success(words.servicesChanged());
      onClose();
    },
    sentences,
  });
  const { value, onChange } = useFormValue(form, 'lines');
  const lines = useWatch({ control: form.control, name: 'lines' });
  const asked = correctedLinesOf(lines);
  const preview = useCorrectionPreview(booking, asked && { lines: asked });
  const planned = preview.error ? undefined : preview.data;
  const changed = planned && changedTerms(texts, booking, planned);
  return (
    <Dialog kind="wide" title={words.changeServices()} isOpen onClose={onClose}>
      <Form form={form}>
        <Stack $gap={5}>
          <StaleAlert title={texts.words.bookingHasChanged()} changes={changes}>
            {booking.can.correct ? words.notChangedYet() : texts.words.noLongerMovable()}
          </StaleAlert>
          <p>{bookingWhen(texts, booking, timeZone)}</p>
          <LinesField
            lines={value}
            onChange={onChange}
            errorOf={form.errorOf}
            services={services}
            staff={staff}
            ownId={null}
            currency={booking.currency}
          >
            {() => null}
          </LinesField>
          <p role="status">
            <strong>
              {preview.error
                ? (sentences[preview.error.code as keyof typeof sentences] ?? texts.words.didNotGoThrough())
                : planned && (changed ?? termsText(texts, planned))}
            </strong>
          </p>
          <FormFailure sentence={form.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {cancel}
            </Button>
            <Button
              type="submit"
              isBusy={form.isBusy}
              disabled={!planned || preview.isValidating || !booking.can.correct}
            >
              {words.saveServices()}
            </Button>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  );
}

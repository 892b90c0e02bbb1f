import { useState } from 'react';
import { useSettingsForm } from '../../../api/use-settings-form';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions } from '../../booking/bookings/mutations';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** The note on a booking, saved on demand. */
export function BookingNote({
  booking,
  onSaved,
  onStale,
}: {
  booking: Booking;
  onSaved: (changed: Booking) => void;
  onStale: (thrown: unknown) => boolean;
}) {
  const words = useWords(deskBookings);
  const sentences = useBookingProblemSentences();
  const { changeNote } = useBookingActions();
  /** The note on the screen when typing started. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const form = useSettingsForm({
    saved: { note: booking.note },
    send: async ({ note }) => {
      try {
        onSaved(await changeNote(booking, note.trim()));
      } catch (thrown) {
        if (onStale(thrown)) return false;
        throw thrown;
      }
      setReplaced(null);
      toast.success(words.noteSaved());
    },
    sentences,
  });

  const { isUnsaved } = form;
  const isReplacedUnseen = isUnsaved && replaced !== null && replaced !== booking.note;

  return (
    <Form form={form}>
      <TextArea
        label={words.note()}
        rows={2}
        maxLength={1000}
        hint={
          isReplacedUnseen &&
          (booking.note ? words.noteReplaced({ note: booking.note }) : words.noteDeleted())
        }
        {...form.field('note', { onChange: () => setReplaced((known) => known ?? booking.note) })}
      />
      <FormFailure sentence={form.failure} />
      {isUnsaved && (
        <Button variant="ghost" size="small" type="submit" isBusy={form.isBusy}>
          {words.saveNote()}
        </Button>
      )}
    </Form>
  );
}

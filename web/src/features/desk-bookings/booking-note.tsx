import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { bookingProblemSentences } from '../bookings/booking-problem-sentences';
import type { Booking } from '../bookings/models';
import { useBookingActions } from '../bookings/mutations';

const Form = styled.form`
  display: grid;
  gap: var(--s-3);
  justify-items: start;

  > div {
    width: 100%;
  }
  textarea {
    min-height: 88px;
  }
`;

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
  const { changeNote } = useBookingActions();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const note = typed?.text ?? booking.note;
  // A note that somebody else wrote in the meantime is shown before it is replaced.
  const changedTo = typed && typed.over !== booking.note ? booking.note : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      onSaved(await changeNote(booking, note.trim()));
      setTyped(null);
      toast.success('Note saved.');
    } catch (thrown) {
      if (!onStale(thrown)) toast.error(sentenceOf(asProblem(thrown), bookingProblemSentences));
    }
    setBusy(false);
  };
  return (
    <Form onSubmit={(event) => void save(event)}>
      <TextArea
        label="Note"
        rows={2}
        maxLength={1000}
        value={note}
        hint={
          changedTo !== null &&
          (changedTo ? `Someone else changed the note to: “${changedTo}”` : 'Someone else deleted the note.')
        }
        onChange={({ target }) => setTyped({ text: target.value, over: typed?.over ?? booking.note })}
      />
      {note.trim() !== booking.note && (
        <Button variant="ghost" size="small" type="submit" isBusy={isBusy}>
          Save note
        </Button>
      )}
    </Form>
  );
}

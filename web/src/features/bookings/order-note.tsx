import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { changeSentences } from './change-sentences';
import type { Booking } from './models';
import { useBookingActions } from './mutations';

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

/** What the salon should know of a visit; kept when the desk says so. */
export function OrderNote({
  booking,
  onKept,
  onStale,
}: {
  booking: Booking;
  onKept: (changed: Booking) => void;
  onStale: (thrown: unknown) => boolean;
}) {
  const { writeNote } = useBookingActions();
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const note = typed?.text ?? booking.note;
  // Hers does not go over words that she has not read.
  const written = typed && typed.over !== booking.note ? booking.note : null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      onKept(await writeNote(booking, note.trim()));
      setTyped(null);
      toast.success('The note is kept.');
    } catch (thrown) {
      if (!onStale(thrown)) toast.error(sentenceOf(asProblem(thrown), changeSentences));
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
          written !== null &&
          (written
            ? `Somebody has written meanwhile: “${written}”`
            : 'Somebody has taken the note away meanwhile.')
        }
        onChange={({ target }) => setTyped({ text: target.value, over: typed?.over ?? booking.note })}
      />
      {note.trim() !== booking.note && (
        <Button variant="ghost" size="small" type="submit" isBusy={isBusy}>
          Keep the note
        </Button>
      )}
    </Form>
  );
}

import { asProblem } from '../../../api/problem';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import type { Booking } from '../../booking/bookings/models';
import { useBookingActions } from '../../booking/bookings/mutations';
import { deskBookings } from '../../../words/desk-bookings.gen';
import { useWords } from '../../../words/use-words';

/** Reopens a visit that is done, so that the form below has all of its fields. */
export function ReopenToEdit({
  booking,
  onReopened,
  isStale,
}: {
  booking: Booking;
  onReopened: (reopened: Booking) => void;
  isStale: (thrown: unknown) => boolean;
}) {
  const words = useWords(deskBookings);
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const { changeStatus } = useBookingActions();
  const reopening = useAction();
  const reopen = async () => {
    try {
      onReopened(await changeStatus(booking, 'reopen'));
    } catch (thrown) {
      if (!isStale(thrown)) toast.error(sentenceOf(asProblem(thrown), sentences));
    }
  };
  return (
    <Alert tone="info" title={words.isDone()}>
      <p>{words.doneIsFixed()}</p>
      <Button
        variant="ghost"
        size="small"
        isBusy={reopening.isBusy}
        onClick={() => void reopening.run(reopen)}
      >
        {words.reopenAndEdit()}
      </Button>
    </Alert>
  );
}

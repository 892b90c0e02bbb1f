import { useState } from 'react';
import { asProblem } from '../../../api/problem';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { toast } from '../../../ui/toast';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { useBookingProblemSentences } from '../../booking/bookings/booking-problem-sentences';
import { bookingOfStaleChange } from '../../booking/bookings/booking-of-stale-change';
import { useBookingActions } from '../../booking/bookings/mutations';
import type { StatusVerb } from '../../booking/bookings/status-actions';
import { announceStatus } from '../desk-bookings/announce-status';
import type { DiaryBooking } from '../diary-model/models';

/** Changes a booking's status and confirms it, or says why that failed. */
export function useMark(onMarked: () => void) {
  const words = useWords(bookings);
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const refresh = useRefresh();
  const { changeStatus } = useBookingActions();
  const [busyVerb, setBusyVerb] = useState<StatusVerb | null>(null);

  const mark = async (booking: DiaryBooking, verb: StatusVerb) => {
    setBusyVerb(verb);
    try {
      announceStatus(words, await changeStatus(booking, verb));
      onMarked();
    } catch (thrown) {
      toast.error(sentenceOf(asProblem(thrown), sentences));
      // Someone else was faster: show what they have done.
      if (bookingOfStaleChange(thrown)) void refresh('/bookings/**');
    }
    setBusyVerb(null);
  };
  return { busyVerb, mark };
}

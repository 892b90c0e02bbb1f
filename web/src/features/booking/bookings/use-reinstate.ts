import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { toast } from '../../../ui/toast';
import { announceTold } from '../client-news/told';
import { useBookingProblemSentences } from './booking-problem-sentences';
import type { Booking } from './models';
import { useBookingActions } from './mutations';
import { useBookingTexts } from './use-booking-texts';

/** Reinstates a cancelled booking and confirms it, or says why that failed; returns the booking on success. */
export function useReinstate() {
  const { words } = useBookingTexts();
  const sentences = useBookingProblemSentences();
  const sentenceOf = useSentenceOf();
  const { reinstateBooking } = useBookingActions();
  return async (cancelled: Booking, notifies: boolean): Promise<Booking | null> => {
    try {
      const { news, ...booking } = await reinstateBooking(cancelled, notifies);
      announceTold(words, words.isBackAgain(), { news, notifies });
      return booking;
    } catch (thrown) {
      const problem = asProblem(thrown);
      toast.error(problem.code === 'slot-taken' ? words.timeIsTaken() : sentenceOf(problem, sentences));
      return null;
    }
  };
}

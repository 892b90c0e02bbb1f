import { bookings } from '../../../words/bookings.gen';
import type { BookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Problem messages for making and changing bookings. */
export const bookingProblemSentences = (words: BookingsWords) => ({
  'book-by-phone': words.bookByPhone(),
  'too-early': words.tooEarly(),
  'too-late': words.tooLate(),
  'not-possible': words.notPossible(),
  'stale-change': words.staleChange(),
  'slot-taken': words.slotTaken(),
  'terms-changed': words.termsChanged(),
  'outside-hours': words.outsideHours(),
  'client-busy': words.clientBusy(),
  'not-found': words.noLongerExists(),
});

/** The same in the page's language. */
export const useBookingProblemSentences = () => bookingProblemSentences(useWords(bookings));

import type { Formats } from '../../../lib/formats';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import type { BookingsWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

/** Texts and formats for bookings in the page's language. */
export interface BookingTexts {
  words: BookingsWords;
  formats: Formats;
}

export const useBookingTexts = (): BookingTexts => ({ words: useWords(bookings), formats: useFormats() });

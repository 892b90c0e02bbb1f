import { availability } from '../../words/availability.gen';
import { bookings } from '../../words/bookings.gen';
import { deskBookings } from '../../words/desk-bookings.gen';
import { fields } from '../../words/fields.gen';
import { useWords } from '../../words/use-words';

/**
 * Fetches what the desk's dialogs say with the page that opens them: a page that waits while a dialog opens is hidden for
 * a moment, and the focus would not find its way back to what was pressed.
 */
export function useDeskSentences(): void {
  useWords(availability);
  useWords(bookings);
  useWords(deskBookings);
  useWords(fields);
}

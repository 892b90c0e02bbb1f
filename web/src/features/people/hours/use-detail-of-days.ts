import { useFormats } from '../../../ui/use-formats';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import type { SpecialDays } from './models';
import { windowsInWords } from './time-windows';

/** "Closed · Holiday", or "10:00–14:00". */
export function useDetailOfDays(): (special: Pick<SpecialDays, 'windows' | 'reason'>) => string {
  const words = useWords(book);
  const formats = useFormats();
  return ({ windows, reason }) => {
    const hours = windowsInWords(words, formats, windows) ?? words.closed();
    return reason ? words.hoursAndReason({ hours, reason }) : hours;
  };
}

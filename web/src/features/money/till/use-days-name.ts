import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/** "Tuesday 2 March", for a calendar day. */
export function useDayName(): (day: string) => string {
  const { formatDay } = useFormats();
  return (day) => formatDay(dayInUtc(day), 'UTC');
}

/** The same, or "Tuesday 2 March to Thursday 4 March". */
export function useDaysName(): (days: { firstDay: string; lastDay: string }) => string {
  const words = useWords(book);
  const nameOf = useDayName();
  return ({ firstDay, lastDay }) =>
    firstDay === lastDay ? nameOf(firstDay) : words.days({ first: nameOf(firstDay), last: nameOf(lastDay) });
}

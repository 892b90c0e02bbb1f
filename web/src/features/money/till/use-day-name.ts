import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';

/** "Tuesday 2 March", for a day of the calendar. */
export function useDayName(): (day: string) => string {
  const { formatDay } = useFormats();
  return (day) => formatDay(dayInUtc(day), 'UTC');
}

import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';

/** "Friday 25 December 2026", or "Mon 3 Aug – Sun 23 Aug 2027". */
export function useNameOfDays(): (days: { day: string; toDay?: string }) => string {
  const words = useWords(book);
  const { formatDay, formatShortDay } = useFormats();
  const withYear = (text: string, day: string) => words.dayOfYear({ day: text, year: day.slice(0, 4) });
  return ({ day, toDay = day }) => {
    if (toDay === day) return withYear(formatDay(dayInUtc(day), 'UTC'), day);
    const [from, to] = [day, toDay].map((each) => formatShortDay(dayInUtc(each), 'UTC'));
    const isOneYear = day.slice(0, 4) === toDay.slice(0, 4);
    return words.daysFromTo({
      from: isOneYear ? (from ?? '') : withYear(from ?? '', day),
      to: withYear(to ?? '', toDay),
    });
  };
}

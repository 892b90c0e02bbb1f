import { useFormats } from '../../../ui/use-formats';
import { series } from '../../../words/series.gen';
import { useWords } from '../../../words/use-words';
import type { ChangedSeries } from './models';

/** Names the later bookings that were left as they are, in a sentence; empty if none was. */
export function useStayedText(timeZone: string) {
  const words = useWords(series);
  const { formatShortDay, formatSeries } = useFormats();
  return (stayed: ChangedSeries['stayed']): string =>
    stayed.length === 0
      ? ''
      : words.stayed({
          count: stayed.length,
          days: formatSeries(stayed.map(({ startsAt }) => formatShortDay(startsAt, timeZone))),
        });
}

import { useFormats } from '../../../ui/use-formats';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';
import type { Client } from './models';

/** What the salon’s old system counted for a client, as far as it did. */
export function EarlierTotals({
  totals: { visits, spent, currency, noShows, firstVisitDay, lastVisitDay },
  dayOf,
}: {
  totals: NonNullable<Client['earlierTotals']>;
  dayOf: (localDay: string) => string;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  return [
    visits !== null && words.earlierVisits({ count: visits }),
    spent !== null && words.earlierSpent({ money: formatSum(spent, currency) }),
    noShows !== null && words.earlierNoShows({ count: noShows }),
    firstVisitDay !== null && words.earlierFirst({ day: dayOf(firstVisitDay) }),
    lastVisitDay !== null && words.earlierLast({ day: dayOf(lastVisitDay) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

import { toPrice } from '../../common/money/currency-step.js';
import { csvAmount, type CsvSeparator } from '../../common/csv.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import type { ClientTally } from './client-bookings.port.js';
import type { ListedClient } from './client-list.repository.js';

/** The header row of the clients table, in the language of the person who exports it. */
export function clientColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnName(),
    words.columnEmail(),
    words.columnPhone(),
    words.columnHasAccount(),
    words.columnVisits(),
    words.columnNoShows(),
    words.columnLateCancellations(),
    words.columnCancelled(),
    words.columnLastVisit(),
    words.columnNextVisit(),
    words.columnSpent(),
    words.columnCurrency(),
    words.columnTags(),
    words.columnWarning(),
    words.columnNote(),
    words.columnKnownSince(),
  ];
}

/** The settings shared by all cells of a table. */
export interface ClientCells {
  language: Language;
  currency: string;
  timeZone: string;
  separator: CsvSeparator;
}

/** One client in the columns above; days are in the salon's time zone. */
export function clientCells(
  client: ListedClient,
  tally: ClientTally,
  { language, currency, timeZone, separator }: ClientCells,
): string[] {
  const words = notices[language];
  const dayOf = (instant: Date | null) => (instant ? localDayOf(minuteOf(instant), timeZone) : '');
  return [
    client.name,
    client.email,
    client.phone,
    client.hasAccount ? words.cellYes() : words.cellNo(),
    String(tally.visits),
    String(tally.noShows),
    String(tally.lateCancellations),
    String(tally.cancelled),
    dayOf(tally.lastVisitAt),
    dayOf(tally.nextVisitAt),
    csvAmount(toPrice(tally.spentCents), separator),
    currency,
    client.tags.join(', '),
    client.warning,
    client.note,
    dayOf(client.createdAt),
  ];
}

import { toPrice } from '../../common/money/currency-step.js';
import { amountCell, type TableCell } from '../../common/table/cells.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { type Consent, consentKinds } from '../consents/domain/consents.js';
import type { ClientTally } from './client-bookings.port.js';
import type { EarlierTotals } from '../earlier-visits/domain/earlier-totals.js';
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
    words.columnBirthday(),
    words.columnAddress(),
    words.columnSource(),
    words.columnBlocked(),
    words.columnEmailReminders(),
    words.columnMessageReminders(),
    words.columnEmailNews(),
    words.columnMessageNews(),
    words.columnEarlierVisits(),
    words.columnEarlierSpent(),
    words.columnEarlierCurrency(),
    words.columnEarlierNoShows(),
    words.columnEarlierFirstVisit(),
    words.columnEarlierLastVisit(),
  ];
}

/** The settings shared by all cells of a table. */
export interface ClientCells {
  language: Language;
  currency: string;
  timeZone: string;
}

/** One client in the columns above; days are in the salon's time zone. A choice never made is empty. */
export function clientCells(
  client: ListedClient,
  { tally, consents }: { tally: ClientTally; consents: readonly Consent[] },
  { language, currency, timeZone }: ClientCells,
): TableCell[] {
  const words = notices[language];
  const dayOf = (instant: Date | null) => (instant ? localDayOf(minuteOf(instant), timeZone) : '');
  return [
    client.name,
    client.email,
    client.phone,
    client.hasAccount ? words.cellYes() : words.cellNo(),
    tally.visits,
    tally.noShows,
    tally.lateCancellations,
    tally.cancelled,
    dayOf(tally.lastVisitAt),
    dayOf(tally.nextVisitAt),
    amountCell(toPrice(tally.spentCents)),
    currency,
    client.tags.join(', '),
    client.warning,
    client.note,
    client.clientSince ?? dayOf(client.createdAt),
    client.birthday,
    client.address,
    client.source,
    client.blockedAt ? words.cellYes() : words.cellNo(),
    ...consentKinds.map((kind) => {
      const said = consents.find((consent) => consent.kind === kind);
      return said ? (said.isGiven ? words.cellYes() : words.cellNo()) : '';
    }),
    ...earlierCells(client.earlierTotals),
  ];
}

function earlierCells(totals: EarlierTotals | null): TableCell[] {
  if (totals === null) return ['', '', '', '', '', ''];
  const { visits, spentCents, currency, noShows, firstVisitDay, lastVisitDay } = totals;
  const spent = spentCents === null ? ['', ''] : [amountCell(toPrice(spentCents)), currency];
  return [visits ?? '', ...spent, noShows ?? '', firstVisitDay ?? '', lastVisitDay ?? ''];
}

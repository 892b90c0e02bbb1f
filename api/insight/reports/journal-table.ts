import { amountCell, type TableCell } from '../../common/table/cells.js';
import { clockText } from '../../common/time/clock-text.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { localDayOf } from '../../common/time/zone.js';
import { toPrice } from '../../common/money/currency-step.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import type { JournalLine } from './journal.repository.js';
import { labelOf } from './report-row.view.js';

export function journalColumns(language: Language): string[] {
  const words = notices[language];
  return [
    words.columnEntry(),
    words.columnBusinessDay(),
    words.columnPostedAt(),
    words.columnKind(),
    words.columnDocument(),
    words.columnAccount(),
    words.columnSubject(),
    words.columnDebit(),
    words.columnCredit(),
    words.columnCurrency(),
  ];
}

/**
 * One line in the columns above. Kinds and accounts keep their names in every language, because accounting software
 * reads them.
 */
export function journalCells(
  line: JournalLine,
  nameOf: (id: string) => string,
  timeZone: string,
): TableCell[] {
  const amount = amountCell(toPrice(Math.abs(line.cents)));
  return [
    line.entryId,
    line.businessDay,
    timeOf(line.postedAt, timeZone),
    line.kind,
    labelOf({ kind: line.saleKind, number: line.saleNumber }) ?? '',
    line.account,
    line.subjectId === null ? '' : nameOf(line.subjectId) || line.subjectId,
    line.cents > 0 ? amount : '',
    line.cents < 0 ? amount : '',
    line.currency,
  ];
}

function timeOf(instant: Date, timeZone: string): string {
  return `${localDayOf(minuteOf(instant), timeZone)} ${clockText(instant, timeZone)}`;
}
